const FIRST_MS = 250
const LONGEST_MS = 30_000
const STABLE_AFTER_MS = 60_000

/** How long to wait before the next start: longer after each quick crash, short again after a minute that went well. */
export class BackOff {
  #crashes = 0

  nextMs(ranForMs: number): number {
    if (ranForMs >= STABLE_AFTER_MS) this.#crashes = 0
    const delayMs = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#crashes)
    this.#crashes += 1
    return delayMs
  }
}
