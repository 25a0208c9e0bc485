import { plainHalf, type Halves } from './halves-of-day.ts'
import { spellHead, type HeadNotation } from './head-notations.ts'
import { spellMoment, type NumberNotation } from './number-notations.ts'

/** How a source writes its times; plain JSON. */
export interface TimeSpelling {
  /** In another script's digits. */
  readonly digits: boolean
  /** With another language's words for the halves of a day. */
  readonly halves: Halves | null
  /** As one number, which is the word of this place. */
  readonly number: { readonly notation: NumberNotation; readonly place: number } | null
  /** Without seconds: `23:43  INFO …`. */
  readonly minutes?: true
  /** With hour and minute as one number behind the day: `20240313 0039  MINOR …`. */
  readonly joined?: true
  /** In another order, or without marks between their digits: `150503.957 …`, `073522 2025020 …`. */
  readonly head?: HeadNotation
}

/** Times stand before messages. */
export const HEAD_LENGTH = 72

/** The line with its time as nearly all others write it. */
export function respell(text: string, { digits, halves, number, minutes, joined, head }: TimeSpelling): string {
  if (head !== undefined) return spellHead(text, head)
  if (minutes === true) return text.replace(MINUTES, '$&:00')
  if (joined === true) return withMarkedClock(text)
  const plain = digits ? withPlainDigits(text) : text
  const halved = halves === null ? plain : withEnglishHalf(plain, halves)
  return number === null ? halved : withMoment(halved, number.notation, number.place)
}

/** A clock without seconds at the head of a line, and nothing of a time behind it. */
export const MINUTES = /^\[?(?:[01]\d|2[0-3]):[0-5]\d(?=\]? {1,4}[\p{L}[(<])/u

/** A day at the head of a line, and behind it four digits that are a clock. */
export const JOINED =
  /^([[(<]?(?:\p{L}{2,3},? )?(?:\d{8}|\d{6}|\d{4}[-/.]\d\d[-/.]\d\d|\d\d[-/.]\d\d[-/.](?:\d\d){1,2}|\d\d[ -]?[A-Za-z]{3}[ -]?(?:\d\d){1,2})(?:[ T_/\t-]| ?[;|,] ?))([01]\d|2[0-3])([0-5]\d)(?:(?=Z?[\])>]|Z?[ \t|;,])| ?(?:h|hr|hrs)(?=[\s\])>|;,]))/u

export const withMarkedClock = (text: string): string => text.replace(JOINED, '$1$2:$3:00')

const DIGIT = /(?=\D)\p{Nd}/gu
const TIME = /^.{0,48}?\p{Nd}{1,2}[:٫.]\p{Nd}{2}[:٫.]\p{Nd}{2}(?:[.,٫]\p{Nd}{1,9})?|^[^\p{L}]{0,72}/u

/** The line with the digits up to its clock, or its first letter, in ASCII. */
export function withPlainDigits(text: string): string {
  const head = text.slice(0, HEAD_LENGTH)
  const end = TIME.exec(head)?.[0].length ?? 0
  return text.slice(0, end).replace(DIGIT, toDigit) + text.slice(end)
}

/** The digits of a script follow each other, and its zero follows none. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && DIGIT_ALONE.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
const DIGIT_ALONE = /^\p{Nd}$/u

/** A clock of a line, and the words beside it. */
export interface ClockOfLine {
  readonly hour: number
  readonly start: number
  readonly end: number
  readonly clock: string
  readonly before: string
  readonly behind: string
}

const CLOCK = /(?<![\d:.])(\d{1,2}):\d\d:\d\d(?:[.,]\d{1,9})?(?![\d:])/
const BEFORE = /(?<![\p{L}\p{M}.])[\p{L}\p{M}](?:[\p{L}\p{M}.]| (?=[\p{L}]\.)){0,12}[ \u00a0\u202f]?$/u
const BEHIND = /^[ \u00a0\u202f]?[\p{L}\p{M}](?:[\p{L}\p{M}.]|[ \u00a0](?=[\p{L}]\.)){0,12}(?![\p{L}\p{M}\d([=:])/u

export function clockOf(text: string): ClockOfLine | null {
  const match = CLOCK.exec(text.slice(0, HEAD_LENGTH))
  if (match === null) return null
  const end = match.index + match[0].length
  return {
    hour: Number(match[1]),
    start: match.index,
    end,
    clock: match[0],
    before: BEFORE.exec(text.slice(Math.max(0, match.index - 14), match.index))?.[0] ?? '',
    behind: BEHIND.exec(text.slice(end, end + 16))?.[0] ?? '',
  }
}

function withEnglishHalf(text: string, halves: Halves): string {
  const found = clockOf(text)
  if (found === null) return text
  const { start, end, clock, before, behind } = found
  const half = halves[plainHalf(behind)]
  if (half !== undefined) return `${text.slice(0, end)} ${half}${text.slice(end + behind.length)}`
  const earlier = halves[plainHalf(before)]
  return earlier === undefined ? text : `${text.slice(0, start - before.length)}${clock} ${earlier}${text.slice(end)}`
}

const WORD = /[\p{L}\d]+(?:[.,]\d+)?/gu

/** The word of a line's head at this place, and where it starts. */
export function wordAt(text: string, place: number): { word: string; start: number } | null {
  let left = place
  for (const { 0: word, index } of text.slice(0, HEAD_LENGTH).matchAll(WORD)) {
    if (left === 0) return { word, start: index }
    left -= 1
  }
  return null
}

function withMoment(text: string, notation: NumberNotation, place: number): string {
  const found = wordAt(text, place)
  const moment = found === null ? null : spellMoment(found.word, notation)
  if (found === null || moment === null) return text
  return text.slice(0, found.start) + moment + text.slice(found.start + found.word.length)
}
