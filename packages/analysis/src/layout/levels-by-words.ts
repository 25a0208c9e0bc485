import type { Level } from '../model/log-event.ts'
import { levelOfSyslogSeverity } from '../parse/level-of-word.ts'
import { areNumericLevels, levelsOfCounted } from './levels-of-column.ts'

const MIN_FAILURES = 4
const MIN_VALUES = 3
/** Of the lines with a value of failure, those that say so; of the lines without, none do but by accident. */
const MOST = 0.6
const FEW = 0.15
/** `2`, `L2`, `0x02`, `sev-2` */
const DIGIT = /^(?:0x0?|[A-Za-z]{1,5}[-_:]?)?(\d)$/
const FAILURE =
  /fail|error|refus|denied|time[ds]? ?out|exception|cannot|could ?n[o']t|can't|unable|crash|panic|corrupt|lost|reject|abort|died|killed|out of memory|invalid|violat|halt(?:ed|ing)|giv(?:es?|ing|en) up|no space|(?:went|goes|is) down|fault|unreachable|broken|not found|no such|does(?:n't| not)|did not|no (?:answer|response)|\bbad\b|mismatch|missing|HTTP 5|fehl|échec|impossible|erreur|fall[oó]|no se pudo|impossibile|falha|не удалось|失败|无法/i
/** Of something that failed. */
export const tellsFailure = (text: string): boolean => FAILURE.test(text.replace(NONE, ''))
const NONE = /\b(?:0|no|zero|without|keine?|sans|sin) (?:error|fail|exception|fehler|erreur|fallo)\p{L}*/iu

/** From failure on, each step is one better. */
const BETTER: readonly Level[] = ['error', 'warn', 'info', 'debug', 'trace']

/** Lines with a value, and those of them that say so. */
interface Count {
  lines: number
  failures: number
}

/** What the digits of a column say of how bad things are, where those at one end go with texts of failures; else null. */
export function levelsByWords(
  values: readonly string[],
  texts: readonly string[],
): Readonly<Record<string, Level>> | null {
  const ofBits = levelsOfBits(countFailures(values, texts))
  if (ofBits !== null) return ofBits
  if (values.some((value) => Number.isNaN(digitOf(value))) || areNumericLevels(values)) return null
  if (levelsOfCounted(values) !== null) return null
  const counts = countFailures(values.map(digitOf), texts)
  if (counts.size < MIN_VALUES) return null
  const digits = [...counts.keys()].sort((a, b) => a - b)
  if (areSeverities(counts)) return levelsOf(values, (digit) => levelOfSyslogSeverity(digit) ?? 'trace')
  const bad = digits.filter((digit) => shareOf(counts.get(digit)) >= MOST)
  const good = digits.filter((digit) => shareOf(counts.get(digit)) <= FEW)
  const failures = bad.reduce((sum, digit) => sum + (counts.get(digit)?.failures ?? 0), 0)
  if (failures < MIN_FAILURES || bad.length + good.length < digits.length || good.length < 2) return null
  const scale = scaleFrom(digits, bad)
  if (scale === null) return null
  return levelsOf(values, scale)
}

/** Where each level has a bit of its own, and in which orders they are known to stand. */
const BITS: readonly Readonly<Record<string, Level>>[] = [
  { 1: 'info', 2: 'warn', 4: 'error', 8: 'fatal', 16: 'debug', 32: 'trace' },
  { 1: 'fatal', 2: 'error', 4: 'warn', 8: 'info', 16: 'debug', 32: 'trace' },
  { 1: 'error', 2: 'warn', 4: 'info', 8: 'debug', 16: 'trace' },
  { 1: 'debug', 2: 'info', 4: 'warn', 8: 'error', 16: 'fatal' },
]
const MIN_BITS = 4

/** Powers of two and nothing else, of which those for failures go with texts of failures and the calm ones do not. */
function levelsOfBits(counts: ReadonlyMap<string, Count>): Readonly<Record<string, Level>> | null {
  if (counts.size < MIN_BITS || ![...counts.keys()].every((value) => BIT.test(value))) return null
  const fits = (levels: Readonly<Record<string, Level>>): boolean =>
    [...counts.keys()].every((value) => levels[value] !== undefined) &&
    [...counts].every(
      ([value, count]) => !isGrave(levels[value]) || count.lines < MIN_VALUES || shareOf(count) >= MANY,
    ) &&
    shareOfAll(counts, (value) => isGrave(levels[value])) >= MOST &&
    shareOfAll(counts, (value) => CALM.has(levels[value] ?? null)) <= FEW
  return BITS.find(fits) ?? null
}

const isGrave = (level: Level | undefined): boolean => level === 'error' || level === 'fatal'
const BIT = /^(?:[1248]|16|32)$/

function countFailures<T>(values: readonly T[], texts: readonly string[]): Map<T, Count> {
  const counts = new Map<T, Count>()
  for (const [index, value] of values.entries()) {
    const known = counts.get(value) ?? { lines: 0, failures: 0 }
    known.lines += 1
    if (tellsFailure(texts[index] ?? '')) known.failures += 1
    counts.set(value, known)
  }
  return counts
}

const levelsOf = (values: readonly string[], scale: (digit: number) => Level): Readonly<Record<string, Level>> =>
  Object.fromEntries(allLike(values).map((value): [string, Level] => [value, scale(digitOf(value))]))

/** Also those digits that the sample has not shown yet. */
const allLike = (values: readonly string[]): string[] => {
  const distinct = [...new Set(values)]
  const stem = (distinct[0] ?? '').slice(0, -1)
  return distinct.every((value) => value.slice(0, -1) === stem)
    ? Array.from({ length: 10 }, (_, digit) => `${stem}${digit}`)
    : distinct
}

/** Of single digits that are syslog's by what their lines say, what they mean; else null. */
export const severitiesByWords = (
  values: readonly string[],
  texts: readonly string[],
): Readonly<Record<string, Level>> | null =>
  areSeverities(countFailures(values.map(digitOf), texts))
    ? levelsOf(values, (digit) => levelOfSyslogSeverity(digit) ?? 'trace')
    : null

/** syslog's, whichever is said most: what is above four is no failure, what is below is, and warnings may be either. */
function areSeverities(counts: ReadonlyMap<number, Count>): boolean {
  if (counts.size < MIN_SEVERITIES || !counts.has(WARNING)) return false
  if ([...counts.keys()].some((digit) => digit > LEAST)) return false
  // Right above a warning stand errors.
  const error = counts.get(WARNING - 1)
  if (error !== undefined && error.lines >= MIN_VALUES && shareOf(error) < MANY) return false
  const least = counts.size > MIN_SEVERITIES ? MANY : MOST
  return (
    shareOfAll(counts, (digit) => digit < WARNING) >= least && shareOfAll(counts, (digit) => digit > WARNING) <= FEW
  )
}

/** Of the lines of some values; of few of them it says nothing. */
function shareOfAll<T>(counts: ReadonlyMap<T, Count>, test: (value: T) => boolean): number {
  const some = [...counts].filter(([value]) => test(value)).map(([, count]) => count)
  const lines = some.reduce((sum, count) => sum + count.lines, 0)
  return lines < MIN_FAILURES ? Number.NaN : some.reduce((sum, { failures }) => sum + failures, 0) / lines
}

const MIN_SEVERITIES = 4
const WARNING = 4
const MANY = 0.5
const LEAST = 7

const digitOf = (value: string): number => Number(DIGIT.exec(value)?.[1] ?? Number.NaN)

const shareOf = (count: Count | undefined): number => (count === undefined ? 0 : count.failures / count.lines)

/** Upwards or downwards from the least bad of the failures. */
function scaleFrom(digits: readonly number[], bad: readonly number[]): ((digit: number) => Level) | null {
  const isLow = bad.every((digit, index) => digit === digits[index])
  const isHigh = bad.every((digit, index) => digit === digits[digits.length - bad.length + index])
  const start = isLow ? bad.at(-1) : bad[0]
  if (start === undefined || isLow === isHigh) return null
  // syslog's failures end at three, and its information is six.
  if (start === 3 && isLow && digits.includes(6)) return (digit) => levelOfSyslogSeverity(digit) ?? 'trace'
  return (digit) => {
    const steps = isLow ? digit - start : start - digit
    return steps < 0 ? 'fatal' : (BETTER[steps] ?? 'trace')
  }
}

/**
 * What lines say tells of words among levels that nobody knows: one of failure goes with texts of failures nearly always
 * it is said; where no word of the column means information, the one that is said most does.
 */
export function levelsOfUnknown(
  words: readonly string[],
  texts: readonly string[],
  levelOf: (word: string) => Level | null,
): Readonly<Record<string, Level>> {
  const counts = countFailures(words, texts)
  const unknown = [...counts].filter(([word]) => WORD.test(word) && !PART.test(word) && levelOf(word) === null)
  const usual = [...counts.keys()].some((word) => levelOf(word) === 'info') ? null : usualWord(unknown, words.length)
  const calm = [...counts].filter(([word]) => word === usual || CALM.has(levelOf(word)))
  const least = areCalm(calm.map(([, count]) => count)) ? MOST : NEARLY_ALL
  const failed = unknown.filter(([, count]) => count.lines >= MIN_SAID && shareOf(count) >= least)
  const levels = failed.map(([word]): [string, Level] => [word, 'error'])
  return Object.fromEntries(usual === null ? levels : [...levels, [usual, 'info']])
}

/** Where a build's part begins or ends, which is no level: `##[section]Starting: Tests`. */
const PART = /^(?:section|group|endgroup|command)$/

/** Many lines, and hardly any of a failure: what most lines of another word say stands out against them. */
function areCalm(counts: readonly Count[]): boolean {
  const lines = counts.reduce((sum, count) => sum + count.lines, 0)
  return lines >= MIN_CALM && counts.reduce((sum, { failures }) => sum + failures, 0) <= FEW * lines
}

const CALM: ReadonlySet<Level | null> = new Set(['info', 'debug', 'trace'])
const MIN_CALM = 12

/** Said more often than the others, and of nothing that failed; null where none is. */
function usualWord(unknown: readonly (readonly [string, Count])[], lines: number): string | null {
  const [first, second] = unknown.toSorted(([, a], [, b]) => b.lines - a.lines)
  if (first === undefined || first[1].lines === second?.[1].lines) return null
  const [word, count] = first
  return count.lines >= MIN_SAID && count.lines > lines / OFTEN && shareOf(count) <= FEW ? word : null
}

const MIN_SAID = 3
const NEARLY_ALL = 0.9
const OFTEN = 8
const WORD = /^[\p{L}\p{M}][\p{L}\p{M} _-]{1,24}$/u
