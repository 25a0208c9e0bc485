import { Stamp } from '../parse/scan-clock.ts'
import { scanTimestamp } from '../parse/scan-timestamp.ts'
import { atLeast } from './at-least.ts'
import { scanTimeColumn } from './scan-time-column.ts'

/** How the lines of a source begin, where that alone is no time or no level; by its name in a profile. */
export type HeadNotation = TimeNotation | 'initial' | 'uptime'
type TimeNotation = 'dayAndClock' | 'joined' | 'clockAndDay' | 'clock' | 'bareClock' | 'dayApart'

interface Notation {
  readonly pattern: RegExp
  /** Which of its groups are the mark or the name before the time, the day, the clock, and what stood between them. */
  readonly tag: number
  readonly day: number
  readonly clock: number
  readonly between: number
}

const TAG = String.raw`^([[(<]|[$!#@&]?\p{L}{1,10}[,;|])?`
const DIGITS = String.raw`((?:[01]\d|2[0-3])[0-5]\d[0-5]\d(?:[.,]\d{1,9})?)`
const DAY = String.raw`(\d{6}|\d{7}|\d{8})`
const MARK = String.raw`(?:[.;|,/_:-]| {1,4})`
const END = String.raw`(?=[\s;|\])>]|,(?!\d{1,9}\s))`

const notation = (parts: readonly string[], groups: Omit<Notation, 'pattern'>): Notation => ({
  pattern: new RegExp(parts.join(''), 'u'),
  ...groups,
})

const NOTATIONS: Readonly<Record<TimeNotation, Notation>> = {
  /** `230117.001911 NS …`, `$LOG,220524,053245.22,…` */
  dayAndClock: notation([TAG, DAY, MARK, DIGITS, END], { tag: 1, day: 2, clock: 3, between: 0 }),
  /** `250120150503 …` */
  joined: notation([TAG, String.raw`(\d{6})`, DIGITS, END], { tag: 1, day: 2, clock: 3, between: 0 }),
  /** `073522 2025020 PGW …` */
  clockAndDay: notation([TAG, DIGITS, MARK, DAY, END], { tag: 1, day: 3, clock: 2, between: 0 }),
  /** `150503.957 MDGW-A …`; without a fraction it may be any number. */
  clock: notation(
    [TAG, String.raw`()((?:[01]\d|2[0-3])[0-5]\d[0-5]\d[.,]\d{1,9})`, String.raw`(?=Z? {1,4}[\p{L}[(<|]|[;|\])>\t])`],
    { tag: 1, day: 2, clock: 3, between: 0 },
  ),
  /** `150927 >> gate: …`, which goes up from minute to minute as no other number does. */
  bareClock: notation([TAG, String.raw`()((?:[01]\d|2[0-3])[0-5]\d[0-5]\d)`, String.raw`(?=Z? {1,4}\S|[;|\])>\t])`], {
    tag: 1,
    day: 2,
    clock: 3,
    between: 0,
  }),
  /** `18:55:27 lagcheck 2025-11-27 …` */
  dayApart: notation(
    [
      TAG,
      String.raw`((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:[.,]\d{1,9})?)`,
      String.raw`( {1,4}\p{L}[\p{L}\d_./-]{1,40}) {1,4}`,
      String.raw`(\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{4}[./]\d\d[./]\d\d)(?=\s)`,
    ],
    { tag: 1, day: 4, clock: 2, between: 3 },
  ),
}
const NAMES = Object.keys(NOTATIONS) as TimeNotation[]

/** `E ledger-close for 2025-11-26 has not started`: how bad it is, and no time. */
const INITIAL = /^([DIWEFT]) (?=\p{L})/u

/** `T+000028.551s E/canbus: …`, `+12.043 …`: seconds since the start, which are no time. */
const UPTIME =
  /^(?:(?:[Tt]?\+|@) ?(\d{1,9}\.\d{1,6})s?|(\d{1,9}\.\d{1,6})s|\[ {0,8}(\d{1,9}\.\d{1,6})\](?= {1,4}(?:<(?:[a-z]{3,9}|[A-Z])>|\[[A-Z]{1,8}\] \w)))[:;|]? {1,4}(?=\S)/

/** The line with its time, or its level, as all else writes it. */
export function spellHead(text: string, name: HeadNotation): string {
  if (name === 'initial') return text.replace(INITIAL, '[$1] ')
  if (name === 'uptime') return text.replace(UPTIME, '')
  const found = partsOf(text, name)
  return found === null ? text : found.tag + found.time + found.between + text.slice(found.end)
}

interface HeadParts {
  readonly tag: string
  readonly day: string
  readonly clock: string
  readonly between: string
  /** Day and clock as all else writes them. */
  readonly time: string
  /** Where what is rewritten ends. */
  readonly end: number
}

const HEAD_LENGTH = 96

function partsOf(text: string, name: TimeNotation): HeadParts | null {
  const { pattern, ...groups } = NOTATIONS[name]
  const match = pattern.exec(text.slice(0, HEAD_LENGTH))
  if (match === null) return null
  const [day, clock] = [match[groups.day] ?? '', match[groups.clock] ?? '']
  return {
    tag: match[groups.tag] ?? '',
    day,
    clock,
    between: groups.between === 0 ? '' : (match[groups.between] ?? ''),
    time: day === '' ? spellClock(clock) : `${spellDay(day)} ${spellClock(clock)}`,
    end: match[0].length,
  }
}

const spellClock = (clock: string): string =>
  clock.includes(':') ? clock : `${clock.slice(0, 2)}:${clock.slice(2, 4)}:${clock.slice(4)}`

/** A day of six digits has its year before it or behind it; seven count the days of the year. */
function spellDay(day: string): string {
  if (day.length === 6) return `${day.slice(0, 2)}/${day.slice(2, 4)}/${day.slice(4)}`
  const isYearLast = day.length === 8 && /^[0-3]\d[01]\d(?:19|20)\d\d$/.test(day) && !/^(?:19[7-9]|20)\d/.test(day)
  return isYearLast ? `${day.slice(0, 2)}/${day.slice(2, 4)}/${day.slice(4)}` : day
}

const MOST = 0.9
const MIN_LINES = 8
const MIN_DISTINCT = 3
const MAX_BACK = 0.125
/** Hour and minute. */
const MINUTES = 4
const stamp = new Stamp()

/** In which notation nearly all lines begin, with clocks that go up; null where none is, or where they are read as they are. */
export function learnHeadNotation(texts: readonly string[]): HeadNotation | null {
  if (areInitials(texts)) return 'initial'
  if (areUptimes(texts)) return 'uptime'
  return NAMES.find((name) => areTimes(texts, name)) ?? null
}

/** Several letters of levels, most of which are an everyday one's. */
function areInitials(texts: readonly string[]): boolean {
  const letters = texts.flatMap((text) => INITIAL.exec(text)?.[1] ?? [])
  const calm = letters.filter((letter) => CALM.has(letter))
  return (
    letters.length >= Math.max(MIN_LINES, MOST * texts.length) &&
    new Set(letters).size > 1 &&
    calm.length >= letters.length / 2
  )
}

/** They go up, and begin anew at a start alone. */
function areUptimes(texts: readonly string[]): boolean {
  const counts = texts.flatMap((text) => {
    const match = UPTIME.exec(text)
    return match === null ? [] : [Number(match[1] ?? match[2] ?? match[3])]
  })
  const back = counts.filter((count, at) => at > 0 && count < (counts[at - 1] ?? 0))
  return (
    counts.length >= Math.max(MIN_LINES, MOST * texts.length) &&
    new Set(counts).size >= MIN_DISTINCT &&
    back.length <= MAX_BACK * counts.length
  )
}

const CALM: ReadonlySet<string> = new Set(['D', 'I', 'T'])

function areTimes(texts: readonly string[], name: TimeNotation): boolean {
  const { pattern } = NOTATIONS[name]
  const needed = Math.max(MIN_LINES, MOST * texts.length)
  if (!atLeast(texts, needed, (text) => pattern.test(text.slice(0, HEAD_LENGTH)))) return false
  const heads = texts.flatMap((text) => partsOf(text, name) ?? [])
  if (new Set(heads.map(({ tag }) => tag)).size > 1) return false
  const digits = name === 'bareClock' ? MINUTES : undefined
  if (new Set(heads.map(({ clock }) => clock.slice(0, digits))).size < MIN_DISTINCT) return false
  const times = heads.filter(({ time }) => scanTimestamp(time, 0, stamp) === time.length && stamp.kind !== 'date')
  const back = heads.filter(
    ({ day, clock }, at) => at > 0 && day === heads[at - 1]?.day && clock < (heads[at - 1]?.clock ?? ''),
  )
  if (times.length < needed || back.length > MAX_BACK * heads.length) return false
  return name === 'dayApart' || texts.filter(isPlainlyTimed).length < needed / 2
}

const isPlainlyTimed = (text: string): boolean =>
  scanTimeColumn(text, text.search(/\d/), stamp) > 0 && stamp.kind !== 'time'
