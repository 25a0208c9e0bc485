import type { BucketEntry } from './digest.ts'

/** How many events there were before and after any time: looked up, where summing for each asker takes too long. */
export class RunningCount {
  readonly #timesMs: Float64Array
  /** How many there were before each of these times, and at last all. */
  readonly #before: Float64Array

  constructor(entries: readonly BucketEntry[]) {
    const sorted = entries.toSorted(([, a], [, b]) => a - b)
    this.#timesMs = Float64Array.from(sorted, ([, atMs]) => atMs)
    this.#before = new Float64Array(sorted.length + 1)
    for (const [index, [count]] of sorted.entries()) this.#before[index + 1] = (this.#before[index] ?? 0) + count
  }

  around(timeMs: number): [before: number, after: number] {
    let low = 0
    let high = this.#timesMs.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#timesMs[middle] ?? 0) < timeMs) low = middle + 1
      else high = middle
    }
    const before = this.#before[low] ?? 0
    return [before, (this.#before.at(-1) ?? 0) - before]
  }
}
