interface Kept<Answer> {
  readonly version: string
  readonly answer: Promise<Answer>
}

/**
 * Answers that cost much to work out, by who asks what, as long as what they were worked out of is the same. Whoever
 * asks meanwhile waits for the same one. The least recently asked for is forgotten first.
 */
export class AnswerCache<Answer> {
  readonly #kept = new Map<string, Kept<Answer>>()
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  async answer(key: string, version: string, work: () => Promise<Answer>): Promise<Answer> {
    const known = this.#kept.get(key)
    this.#kept.delete(key)
    const kept = known?.version === version ? known : { version, answer: work() }
    this.#kept.set(key, kept)
    if (this.#kept.size > this.#size) this.#kept.delete(this.#kept.keys().next().value ?? '')
    try {
      return await kept.answer
    } catch (error) {
      // The next one who asks tries again.
      if (this.#kept.get(key) === kept) this.#kept.delete(key)
      throw error
    }
  }

  forget(key: string): void {
    this.#kept.delete(key)
  }
}
