import { FOREIGN_WEEKDAYS, MONTHS, WEEKDAYS } from './calendar.ts'
import { DATE_LINKS } from './date-links.ts'

/** Of the first two letters of all these names, a bit for each second one. */
const SECOND_LETTERS = new Int32Array(26)
for (const name of [...MONTHS.keys(), ...WEEKDAYS, ...FOREIGN_WEEKDAYS, ...DATE_LINKS]) {
  const [first, second] = [letterAt(name, 0), letterAt(name, 1)]
  if (first >= 0 && second >= 0) SECOND_LETTERS[first] = (SECOND_LETTERS[first] ?? 0) | (1 << second)
}

/** Cheap: whether a word may name a day or a month by its first two letters; those beyond ASCII may always. */
export function mayNameDate(text: string, at: number): boolean {
  const first = letterAt(text, at)
  const second = letterAt(text, at + 1)
  return first < 0 || second < 0 || ((SECOND_LETTERS[first] ?? 0) & (1 << second)) !== 0
}

/** 0 for A to 25 for Z in either case, -1 for what is no letter of ASCII. */
function letterAt(text: string, at: number): number {
  const letter = ((at < text.length ? text.charCodeAt(at) : 0) | 32) - 97
  return letter >= 0 && letter < 26 ? letter : -1
}
