const MAX_KNOWN = 256
const MIN_NAMES = 2

/** What `KnownPrefixes` keeps; plain JSON. */
export interface PrefixState {
  /** By the column of their bar, names of containers. */
  readonly bars: Record<string, string[]>
  /** `pod container` */
  readonly pods: string[]
}

/** The prefixes that sure lines of a source have shown: behind them may stand any text. */
export class KnownPrefixes {
  readonly #bars = new Map<number, Set<string>>()
  readonly #pods = new Set<string>()

  restore({ bars, pods }: PrefixState): void {
    for (const [column, names] of Object.entries(bars)) this.#bars.set(Number(column), new Set(names))
    for (const pod of pods) this.#pods.add(pod)
  }

  state(): PrefixState {
    return {
      bars: Object.fromEntries([...this.#bars].map(([column, names]) => [String(column), [...names]])),
      pods: [...this.#pods],
    }
  }

  noteBar(column: number, name: string): void {
    const names = this.#bars.get(column)
    if (names === undefined) {
      if (this.#bars.size < MAX_KNOWN) this.#bars.set(column, new Set([name]))
    } else if (names.size < MIN_NAMES) names.add(name)
  }

  /** Several containers have their bar there. */
  hasBar(column: number): boolean {
    return (this.#bars.get(column)?.size ?? 0) >= MIN_NAMES
  }

  notePod(name: string): void {
    if (this.#pods.size < MAX_KNOWN) this.#pods.add(name)
  }

  hasPod(name: string): boolean {
    return this.#pods.has(name)
  }
}
