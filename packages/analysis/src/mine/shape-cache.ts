import type { ShapeHash } from './hash-shape.ts'

const SLOTS = 1 << 16
const MAX_ENTRIES = SLOTS >> 1

/** Hash of a shape to the number of its template; forgets everything when half full, so it never grows. */
export class ShapeCache {
  readonly #low = new Int32Array(SLOTS)
  readonly #high = new Int32Array(SLOTS)
  /** Number + 1; 0 is an empty slot. */
  readonly #numbers = new Int32Array(SLOTS)
  #entries = 0

  get(hash: ShapeHash): number {
    const slot = this.#slotOf(hash)
    return (this.#numbers[slot] as number) - 1
  }

  set(hash: ShapeHash, number: number): void {
    if (this.#entries >= MAX_ENTRIES) this.clear()
    const slot = this.#slotOf(hash)
    if (this.#numbers[slot] === 0) this.#entries++
    this.#low[slot] = hash.low
    this.#high[slot] = hash.high
    this.#numbers[slot] = number + 1
  }

  clear(): void {
    this.#numbers.fill(0)
    this.#entries = 0
  }

  #slotOf({ low, high }: ShapeHash): number {
    let slot = (low ^ (high << 7)) & (SLOTS - 1)
    while (this.#numbers[slot] !== 0 && (this.#low[slot] !== low || this.#high[slot] !== high))
      slot = (slot + 1) & (SLOTS - 1)
    return slot
  }
}
