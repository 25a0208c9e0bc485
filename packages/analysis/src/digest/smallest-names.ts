import { hashText } from '../model/hash-text.ts'

const MAX_LEFT_OUT = 4_096

/**
 * Of the names that a log makes up, those with the smallest hashes: the same ones however the log is cut and whoever
 * merges, for what is left out of a part is left out of the whole.
 */
export class SmallestNames {
  readonly #limit: number
  readonly #kept = new Map<string, string>()
  #largest: string | null = null
  /** Some of those that are left out, and stay so: they come again, and their hash costs more than a look. */
  readonly #leftOut = new Set<string>()

  constructor(limit: number) {
    this.#limit = limit
  }

  /** False for a name that is surely left out. */
  admit(name: string): boolean {
    if (this.#kept.has(name)) return true
    if (this.#leftOut.has(name)) return false
    const rank = rankOf(name)
    if (this.#largest !== null && rank > this.#largest) {
      if (this.#leftOut.size < MAX_LEFT_OUT) this.#leftOut.add(name)
      return false
    }
    this.#kept.set(name, rank)
    return true
  }

  has(name: string): boolean {
    return this.#kept.has(name)
  }

  /** A quarter too many: time to leave out, so that each name costs the same however many come. */
  get isOverfull(): boolean {
    return this.#kept.size > 1.25 * this.#limit
  }

  shrink(): void {
    if (this.#kept.size <= this.#limit) return
    const ranked = [...this.#kept].sort(([, a], [, b]) => (a < b ? -1 : 1)).slice(0, this.#limit)
    this.#kept.clear()
    for (const [name, rank] of ranked) this.#kept.set(name, rank)
    this.#largest = ranked.at(-1)?.[1] ?? null
  }
}

/** Equal hashes are told apart by the name, so that the order is the same everywhere. */
const rankOf = (name: string): string => hashText(name) + name
