import type { Level } from '../model/log-event.ts'
import { PLANT_WORDS } from '../parse/level-of-plant.ts'
import { levelsOfLights } from './levels-of-lights.ts'
import { levelOfNumber, levelOfWord, strongLevelOfWord } from '../parse/level-of-word.ts'

/** Numbers that loggers give their levels, and the one that most lines have. */
const SCALES: readonly { readonly usual: readonly string[]; readonly levels: Readonly<Record<string, Level>> }[] = [
  // pino, bunyan
  { usual: ['30'], levels: { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' } },
  // Python
  { usual: ['20'], levels: { 10: 'debug', 20: 'info', 30: 'warn', 40: 'error', 50: 'fatal' } },
  // java.util.logging
  {
    usual: ['800', '500'],
    levels: { 300: 'trace', 400: 'trace', 500: 'debug', 700: 'info', 800: 'info', 900: 'warn', 1000: 'error' },
  },
  // Monolog
  {
    usual: ['200'],
    levels: {
      100: 'debug',
      200: 'info',
      250: 'info',
      300: 'warn',
      400: 'error',
      500: 'fatal',
      550: 'fatal',
      600: 'fatal',
    },
  },
  // Log4j 2
  {
    usual: ['400', '500'],
    levels: { 100: 'fatal', 200: 'error', 300: 'warn', 400: 'info', 500: 'debug', 600: 'trace' },
  },
  // OpenTelemetry, the first of each four
  { usual: ['9'], levels: { 1: 'trace', 5: 'debug', 9: 'info', 13: 'warn', 17: 'error', 21: 'fatal' } },
]

/** What stands in columns of levels, and is too common elsewhere or means something else there. */
const WORDS: Readonly<Record<string, Level>> = {
  develop: 'debug',
  developer: 'debug',
  devel: 'debug',
  diag: 'debug',
  system: 'info',
  ok: 'info',
  fail: 'error',
  failed: 'error',
  ii: 'info',
  ww: 'warn',
  ee: 'error',
  dd: 'debug',
  db: 'debug',
  nn: 'info',
  ff: 'fatal',
  normal: 'info',
  caution: 'warn',
  attention: 'warn',
  minor: 'warn',
  major: 'error',
  clear: 'info',
  cleared: 'info',
  ceased: 'info',
  indeterminate: 'warn',
  problem: 'error',
  degraded: 'warn',
  impaired: 'warn',
  restored: 'info',
  trouble: 'error',
  failure: 'error',
  mild: 'warn',
  crash: 'fatal',
  abort: 'fatal',
  abrt: 'fatal',
  abend: 'fatal',
  dead: 'fatal',
  chatty: 'debug',
  profile: 'debug',
  '+': 'info',
  '*': 'info',
  '.': 'debug',
  '..': 'debug',
  '...': 'debug',
  '~': 'debug',
  '!': 'warn',
  '!!': 'error',
  '!!!': 'fatal',
  x: 'error',
  '·': 'debug',
  '•': 'debug',
}

/** How grave or how urgent, and kinds of a controller's records: of levels only beside one of their own words. */
const GRADES: Readonly<Record<string, Level>> = {
  low: 'info',
  medium: 'warn',
  high: 'error',
  'very-high': 'fatal',
  'very high': 'fatal',
  very_high: 'fatal',
  veryhigh: 'fatal',
  ...PLANT_WORDS,
  msg: 'info',
  trip: 'error',
}

export const levelOfGrade = (word: string): Level | null => GRADES[word.toLowerCase()] ?? null

/** What a word means in a column of levels alone. */
export const levelOfOwnWord = (word: string): Level | null => WORDS[word.toLowerCase()] ?? null

const MIN_NUMBERS = 3

/** The scale that a column of numbers is of, if any. */
function scaleOf(values: readonly string[]): Readonly<Record<string, Level>> | null {
  if (!values.every((value) => /^\d{1,4}$/.test(value))) return null
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  if (counts.size < MIN_NUMBERS) return null
  const most = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
  const isOften = (value: string): boolean => (counts.get(value) ?? 0) > values.length / 8
  const fitting = SCALES.filter(({ levels }) => [...counts.keys()].every((value) => levels[value] !== undefined))
  // What is often said is no failure.
  const likely = fitting.filter(
    ({ levels }) => ![...counts.keys()].some((value) => levels[value] === 'fatal' && isOften(value)),
  )
  return (likely.find(({ usual }) => usual.includes(most)) ?? likely[0])?.levels ?? null
}

/** `S6`, `sev4`, `0x03`: one word or mark before all numbers of a scale. */
export function levelsOfCounted(values: readonly string[]): Readonly<Record<string, Level>> | null {
  const prefix = COUNTED.exec(values[0] ?? '')?.[1]
  if (prefix === undefined || !values.every((value) => value.startsWith(prefix))) return null
  const numbers = values.map((value) => String(Number(value.slice(prefix.length))))
  const levels = scaleOf(numbers)
  if (levels === null && !areNumericLevels(numbers)) return SEVERITY.test(prefix) ? levelsOfSeverities(values) : null
  return Object.fromEntries(
    values.flatMap((value, index): [string, Level][] => {
      const number = numbers[index] ?? ''
      const level = levels?.[number] ?? levelOfNumber(Number(number))
      return level === null ? [] : [[value, level]]
    }),
  )
}

const SEVERITY = /^(?:sev|severity|pri|prio)/i

/** `sev1` is graver than `sev2`, whichever the house begins with: the one that is said most is for information. */
function levelsOfSeverities(values: readonly string[]): Readonly<Record<string, Level>> | null {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  if (counts.size < MIN_NUMBERS) return null
  const usual = digitOf([...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0])
  if (usual < MIN_USUAL) return null
  const stem = (values[0] ?? '').slice(0, -1)
  // Also those that the sample has not shown yet.
  return Object.fromEntries(
    Array.from({ length: 10 }, (_, digit) => `${stem}${digit}`).map((value): [string, Level] => {
      const step = INFO + digitOf(value) - usual
      return [value, GRAVEST_FIRST[Math.max(0, Math.min(step, GRAVEST_FIRST.length - 1))] ?? 'info']
    }),
  )
}

const digitOf = (value: string): number => Number(value.slice(-1))
const GRAVEST_FIRST: readonly Level[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace']
const INFO = 3
/** Two are graver. */
const MIN_USUAL = 2

const COUNTED = /^(0x|(?:s|sev|severity|l|lvl|lev|level|p|pri|prio)[-_:]?)\d{1,4}$/i

/** syslog's 0 to 7, of which most are 6, and the tens of others, of which most are 20 or 30. */
export function areNumericLevels(values: readonly string[]): boolean {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  if (counts.size < MIN_NUMBERS || counts.size > 8) return false
  if (scaleOf(values) !== null) return true
  const usual = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 2)
  const most = new Set(usual.map(([value]) => value))
  const distinct = [...counts.keys()]
  if (distinct.every((value) => /^[0-7]$/.test(value))) return most.has('6')
  return distinct.every((value) => /^[1-6]0$/.test(value)) && (most.has('20') || most.has('30'))
}

/** What is often said is no failure: `A` is an audit beside `I`, `W` and `E`, and `S` a success. */
const isOften = (values: readonly string[], letter: string): boolean =>
  (values.includes('I') || (values.includes('W') && values.includes('E'))) &&
  values.filter((value) => value === letter).length > values.length / 8

/** Details are below information, but for a database, which tells them behind an error. */
const levelAmong = (values: readonly string[], word: string): Level | undefined => {
  // Beside `W` it is no minor trouble.
  if (word === 'm') return values.includes('W') ? 'error' : undefined
  if (word === '-') return levelOfDash(values)
  if (word === 'fault') return isFailure(values) ? 'error' : 'fatal'
  if (word !== 'detail') return WORDS[word] ?? GRADES[word]
  return values.length > 1 && !values.some((value) => DATABASE.test(value)) ? 'debug' : undefined
}

/** Apple's logs have it beside `Default` and `Error`, and graver than that; a plant has no other word for what failed. */
const isFailure = (values: readonly string[]): boolean => !values.some((value) => ERROR.test(value))
const ERROR = /^(?:err|error|default)$/i

/** `fout`, `waarschuwing`: elsewhere a word of another language is a level in capitals alone. */
export const foreign = (word: string): Level | undefined =>
  word.length > 2 && word === word.toLowerCase() ? (levelOfWord(word.toUpperCase()) ?? undefined) : undefined

/** Where another sign is graver than an exclamation mark it is none. */
function levelOfDash(values: readonly string[]): Level | undefined {
  if (!SIGNS.every((sign) => values.includes(sign))) return undefined
  return values.includes('!!') || values.includes('x') ? 'debug' : 'error'
}

/** Beside these a dash is bad news, where it else stands for none: `[-] connection refused`. */
const SIGNS = ['+', '!']

const DATABASE = /^(?:LOG|STATEMENT|HINT|CONTEXT|ERROR|FATAL|PANIC)$/

/** `<30>`: a scale in tens is no priority of syslog. */
function levelsOfTens(values: readonly string[]): Readonly<Record<string, Level>> | null {
  const distinct = [...new Set(values)]
  if (distinct.length < MIN_NUMBERS || !distinct.every((value) => /^[1-6]0$/.test(value))) return null
  return Object.fromEntries(
    distinct.flatMap((value) => {
      const level = levelOfNumber(Number(value))
      return level === null ? [] : [[value, level]]
    }),
  )
}

/** Levels of what stands in a column of levels, where the word alone tells none or another one. */
export function levelsOfColumn(values: readonly string[]): Readonly<Record<string, Level>> | null {
  const scale = scaleOf(values) ?? levelsOfTens(values) ?? levelsOfCounted(values) ?? levelsOfLights(values)
  if (scale !== null) return scale
  const often = ['A', 'S'].filter((letter) => isOften(values, letter))
  if (often.length > 0) return Object.fromEntries(often.map((letter) => [letter, 'info' as const]))
  const told = [...new Set(values)].flatMap((value): [string, Level][] => {
    const level =
      strongLevelOfWord(value) === null ? (levelAmong(values, value.toLowerCase()) ?? foreign(value)) : undefined
    return level === undefined ? [] : [[value, level]]
  })
  if (told.length === 0) return null
  return values.every(isSign) || values.includes('!!')
    ? { ...GRAVE_SIGNS, ...Object.fromEntries(told) }
    : Object.fromEntries(told)
}

/** One mark or several, or letters that look like one. */
const isSign = (value: string): boolean => value === 'x' || value === 'i' || /^[^\p{L}\d\s]{1,3}$/u.test(value)
/** What a sample may be without. */
const GRAVE_SIGNS: Readonly<Record<string, Level>> = { '!': 'warn', '!!': 'error', '!!!': 'fatal', x: 'error' }
