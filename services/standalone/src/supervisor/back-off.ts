const firstMs = 250
const longestMs = 30_000
const stableAfterMs = 60_000

/** How long to wait before the next start: longer after each quick crash, short again after a minute that went well. */
export class BackOff {
  #crashes = 0

  nextMs(ranForMs: number): number {
    if (ranForMs >= stableAfterMs) this.#crashes = 0
    const delayMs = Math.min(longestMs, firstMs * 2 ** this.#crashes)
    this.#crashes += 1
    return delayMs
  }
}
