import type { TemplateSummary } from '../model/digest.ts'

const LEAST_WORDS = 2

/** The kinds of lines that a service writes often. */
export class UsualTexts {
  readonly #byFirstWord = new Map<string, (readonly string[])[]>()

  constructor(units: readonly TemplateSummary[], isUsual: (unit: TemplateSummary) => boolean) {
    for (const unit of units) {
      const words = unit.text.split(' ')
      if (words.length < LEAST_WORDS || !isUsual(unit)) continue
      const key = keyOf(unit, words)
      const known = this.#byFirstWord.get(key)
      if (known === undefined) this.#byFirstWord.set(key, [words])
      else known.push(words)
    }
  }

  /** A usual line with something appended is that usual line. */
  beginsLikeOne(unit: TemplateSummary): boolean {
    const words = unit.text.split(' ')
    return (this.#byFirstWord.get(keyOf(unit, words)) ?? []).some(
      (shorter) =>
        shorter.length < words.length && shorter.every((word, at) => word === words[at] || word.includes('<*>')),
    )
  }
}

const keyOf = ({ service }: TemplateSummary, words: readonly string[]): string => `${service}\u001f${words[0]}`
