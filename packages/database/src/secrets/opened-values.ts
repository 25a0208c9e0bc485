/** A title and a glance are this short; whatever is longer is opened each time. */
const LONGEST_BYTES = 1_024

/**
 * Remembers short values that were opened lately. A list of a hundred incidents is asked for again every few seconds by
 * every open dashboard, and opening what each of them seals would cost more than all else of the page. Sealed again, a
 * value has other bytes.
 */
export class OpenedValues {
  readonly #capacity: number
  readonly #kept = new Map<string, { readonly sealed: Buffer; readonly value: unknown }>()

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** `context` tells where it stands, and thereby what it is: one context is read in one way. */
  open<T>(sealed: Buffer, context: string, open: () => T): T {
    const known = this.#kept.get(context)
    if (known?.sealed.equals(sealed)) return known.value as T
    const value = open()
    if (sealed.length > LONGEST_BYTES) return value
    this.#kept.delete(context)
    // A copy: what a query returned may share its memory with all of the answer.
    this.#kept.set(context, { sealed: Buffer.from(sealed), value })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#capacity && oldest !== undefined) this.#kept.delete(oldest)
    return value
  }
}
