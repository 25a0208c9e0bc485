import { oncePer } from '../model/once-per.ts'

/** Of the day: 'AM' or 'PM' by the word that a language has for it. */
export type Halves = Readonly<Record<string, 'AM' | 'PM'>>

const MORNING_MS = 9 * 3_600_000
const AFTERNOON_MS = 15 * 3_600_000
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')

/** Without dots, blanks and capitals: `π.μ.` and `πμ`, `A. M.` and `am`. */
export const plainHalf = (word: string): string => word.toLowerCase().replaceAll(/[.\s]/g, '')

/** The pairs of words for the halves of a day that hold one of these words, in any language that this Node knows. */
export function halvesWith(words: readonly string[]): Halves | null {
  const plain = new Set(words.map(plainHalf))
  const found: [string, 'AM' | 'PM'][] = []
  for (const [am, pm] of allHalves(Intl)) if (plain.has(am) || plain.has(pm)) found.push([am, 'AM'], [pm, 'PM'])
  const halves = new Map(found)
  // What is the morning of one language is no afternoon's of another.
  return [...plain].every((word) => halves.has(word)) && found.every(([word, half]) => halves.get(word) === half)
    ? Object.fromEntries(found)
    : null
}

/** Asking all languages takes longer than reading thousands of lines. */
const allHalves = oncePer((intl: typeof Intl): readonly (readonly [string, string])[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => halvesOf(first + second, intl))).filter(([am, pm]) => am !== pm),
)

function halvesOf(language: string, intl: typeof Intl): [string, string] {
  if (intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return ['', '']
  const format = new intl.DateTimeFormat(language, { hour: 'numeric', hourCycle: 'h12', timeZone: 'UTC' })
  const halfAt = (ms: number): string =>
    plainHalf(format.formatToParts(ms).find(({ type }) => type === 'dayPeriod')?.value ?? '')
  return [halfAt(MORNING_MS), halfAt(AFTERNOON_MS)]
}
