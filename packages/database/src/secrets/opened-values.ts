/** A title is this short; whatever is longer is opened each time. */
const LONGEST_BYTES = 1_024

/**
 * Remembers short texts that were opened lately. A list of a hundred titles is asked for again every few seconds by every
 * open dashboard, and opening each of them anew is a quarter of what the page costs. Sealed again, a text has other bytes.
 */
export class OpenedTexts {
  readonly #capacity: number
  readonly #kept = new Map<string, { readonly sealed: Buffer; readonly text: string }>()

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  open(sealed: Buffer, context: string, open: () => string): string {
    const known = this.#kept.get(context)
    if (known?.sealed.equals(sealed)) return known.text
    const text = open()
    if (sealed.length > LONGEST_BYTES) return text
    this.#kept.delete(context)
    // A copy: what a query returned may share its memory with all of the answer.
    this.#kept.set(context, { sealed: Buffer.from(sealed), text })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#capacity && oldest !== undefined) this.#kept.delete(oldest)
    return text
  }
}
