/** Of the day: 'AM' or 'PM' by the word that a language has for it. */
export type Halves = Readonly<Record<string, 'AM' | 'PM'>>

const MORNING_MS = 9 * 3_600_000
const AFTERNOON_MS = 15 * 3_600_000
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Without dots, blanks and capitals: `π.μ.` and `πμ`, `A. M.` and `am`. */
export const plainHalf = (word: string): string => word.toLowerCase().replaceAll(/[.\s]/g, '')

/** The pairs of words for the halves of a day that hold one of these words, in any language that this Node knows. */
export function halvesWith(words: readonly string[]): Halves | null {
  const plain = new Set(words.map(plainHalf))
  const found: [string, 'AM' | 'PM'][] = []
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const [am, pm] = halvesOf(first + second)
      if (am !== pm && (plain.has(am) || plain.has(pm))) found.push([am, 'AM'], [pm, 'PM'])
    }
  const halves = new Map(found)
  // What is the morning of one language is no afternoon's of another.
  return [...plain].every((word) => halves.has(word)) && found.every(([word, half]) => halves.get(word) === half)
    ? Object.fromEntries(found)
    : null
}

function halvesOf(language: string): [string, string] {
  if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return ['', '']
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hourCycle: 'h12', timeZone: 'UTC' })
  const halfAt = (ms: number): string =>
    plainHalf(format.formatToParts(ms).find(({ type }) => type === 'dayPeriod')?.value ?? '')
  return [halfAt(MORNING_MS), halfAt(AFTERNOON_MS)]
}
