import { Stamp } from '../parse/scan-clock.ts'
import { learnHeadNotation } from './head-notations.ts'
import { halvesWith, plainHalf, type Halves } from './halves-of-day.ts'
import { moreThan } from './more-than.ts'
import { notationOf } from './number-notations.ts'
import {
  clockOf,
  HEAD_LENGTH,
  JOINED,
  MINUTES,
  type ClockOfLine,
  type TimeSpelling,
  wordAt,
  withMarkedClock,
  withPlainDigits,
} from './respell-time.ts'
import { scanTimeColumn } from './scan-time-column.ts'

const MIN_LINES = 8
const MOST = 0.75
const MAX_PLACE = 3
const MAX_HALVES = 2
const OTHER_DIGIT = /(?=\D)\p{Nd}/u
const stamp = new Stamp()

/** How the lines of a source write their times, where it is not as nearly all do; else null. */
export function learnSpelling(texts: readonly string[]): TimeSpelling | null {
  // Objects name their parts, and further lines of a record have no time.
  const own = texts.filter((text) => text !== '' && !/^[\s{<]/.test(text))
  if (own.length < MIN_LINES) return null
  const digits = isMost(own.filter((text) => OTHER_DIGIT.test(text.slice(0, HEAD_LENGTH))).length, own.length)
  const plainly = { digits: false, halves: null, number: null }
  if (showMinutes(own)) return { ...plainly, minutes: true }
  if (showJoined(own)) return { ...plainly, joined: true }
  const head = learnHeadNotation(own)
  if (head !== null) return { ...plainly, head }
  const plain = digits ? own.map(withPlainDigits) : own
  const halves = learnHalves(plain)
  const spelling: TimeSpelling = { digits, halves, number: halves === null ? learnNumber(plain) : null }
  return digits || halves !== null || spelling.number !== null ? spelling : null
}

/** Clocks without seconds, which go back at midnight alone. */
function showMinutes(texts: readonly string[]): boolean {
  const clocks = foundInMost(texts, (text) => MINUTES.exec(text)?.[0].replace('[', ''))
  if (clocks === null) return false
  const back = clocks.filter((clock, index) => index > 0 && clock < (clocks[index - 1] ?? ''))
  return back.length <= clocks.length / MIN_LINES
}

/** A day and four digits behind it, which go back where the day is another one alone, and are not always the same. */
function showJoined(texts: readonly string[]): boolean {
  const times = foundInMost(texts, (text) => {
    const [, day, hour = '', minute = ''] = JOINED.exec(text) ?? []
    const isDay = day !== undefined && hasTime(withMarkedClock(text)) && stamp.kind === 'full'
    return isDay ? { day, clock: hour + minute } : undefined
  })
  if (times === null) return false
  const back = times.filter(
    ({ day, clock }, index) => day === times[index - 1]?.day && clock < (times[index - 1]?.clock ?? ''),
  )
  return back.length <= times.length / MIN_LINES && new Set(times.map(({ clock }) => clock)).size > 1
}

/** What most texts show; null as soon as too many show none. */
function foundInMost<T>(texts: readonly string[], find: (text: string) => T | undefined): T[] | null {
  const found: T[] = []
  let without = texts.length - most(texts.length)
  for (const text of texts) {
    const one = find(text)
    if (one !== undefined) found.push(one)
    else if ((without -= 1) < 0) return null
  }
  return without < 0 ? null : found
}

const isMost = (count: number, total: number): boolean => count >= most(total)
const most = (total: number): number => Math.max(MIN_LINES, MOST * total)

/** The words beside clocks of at most twelve hours, where they are those of a language for the halves of a day. */
function learnHalves(texts: readonly string[]): Halves | null {
  const clocks = clocksOfHalves(texts)
  if (clocks === null || !isMost(clocks.length, texts.length)) return null
  for (const side of ['behind', 'before'] as const) {
    const words = clocks.map((clock) => clock[side])
    const distinct = [...new Set(words.map(plainHalf))]
    if (distinct.length > MAX_HALVES || distinct.includes('') || isPlainWord(words)) continue
    const halves = isEnglish(distinct) && side === 'behind' ? null : halvesWith(distinct)
    if (halves !== null) return halves
  }
  return null
}

/** The clocks of the lines; null as soon as one of them shows another hour than one to twelve. */
function clocksOfHalves(texts: readonly string[]): ClockOfLine[] | null {
  const clocks: ClockOfLine[] = []
  for (const text of texts) {
    const clock = clockOf(text)
    if (clock === null) continue
    if (clock.hour < 1 || clock.hour > 12) return null
    clocks.push(clock)
  }
  return clocks
}

/** One word of plain letters beside all clocks is the beginning of a message in some language or other: 'in', 'su', 'pd'. */
const isPlainWord = (words: readonly string[]): boolean =>
  new Set(words).size === 1 && /^ ?[A-Za-z]+ ?$/.test(words[0] ?? '')

const isEnglish = (words: readonly string[]): boolean => words.every((word) => word === 'am' || word === 'pm')

/** Where a number is when: one of the first words, in lines that have no other time before their message. */
function learnNumber(texts: readonly string[]): TimeSpelling['number'] {
  if (moreThan(texts, Math.ceil(most(texts.length * MOST)) - 1, hasTime)) return null
  for (let place = 0; place < MAX_PLACE; place += 1) {
    const words = texts.map((text) => wordAt(text, place)?.word ?? '').filter((word) => word !== '')
    const notation = isMost(words.length, texts.length) ? notationOf(words) : null
    if (notation !== null) return { notation, place }
  }
  return null
}

function hasTime(text: string): boolean {
  for (let place = 0; place < MAX_PLACE; place += 1) {
    const at = wordAt(text, place)?.start
    if (at !== undefined && scanTimeColumn(text, at, stamp) > 0) return true
  }
  return false
}
