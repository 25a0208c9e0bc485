import { isLetter, Stamp } from '../parse/scan-clock.ts'
import { learnHeaderBehind, turnBehind, type HeaderBehind } from './header-behind.ts'
import { moreThan } from './more-than.ts'
import { closesLine, delimiterOf, splitLine } from './split-line.ts'
import { skipBlanks } from '../parse/scan-token.ts'
import { scanTimeColumn } from './scan-time-column.ts'
import { learnTimeBehind, startsWithTime } from './time-behind.ts'

/** What may part a message from the header that stands behind it; a bracket opens the header itself. */
const MARKS = [' ~~ ', ' -- ', ' --- ', ' <- ', ' <-- ', ' @ ', ' # ', ' // ', ' :: ', ' [', ' {', ' (', ' <', ' at ']
const MAX_TAIL = 240
const MAX_HEAD = 48
const MIN_LINES = 12
/** Further lines of records have none. */
const MOST = 0.75
const stamp = new Stamp()

/** The mark behind which lines have their header, or what their header consists of, token by token from its end. */
export type Turn = string | HeaderBehind

/** The mark behind which nearly all lines have their time, and none before it. */
export const learnTurn = (texts: readonly string[]): Turn | null => learnMark(texts) ?? learnTimeBehind(texts)

function learnMark(texts: readonly string[]): Turn | null {
  const behind = learnHeaderBehind(texts)
  if (behind !== null) return behind
  const own = texts.filter((text) => !/^\s/.test(text))
  if (own.length < MIN_LINES || moreThan(own, own.length / 4, hasClock)) return null
  // Behind a level only brackets part a time from the message, or it is all that stands behind the mark.
  const areLeveled = moreThan(own, own.length / 4, hasLevel)
  const mayLead = (mark: string): boolean => isBracket(mark) || !(areLeveled || isLetter(mark.charCodeAt(1)))
  const isTurned = (text: string, mark: string): boolean =>
    endsInTime(text, mark) && (mayLead(mark) || isTimeAlone(text, mark))
  return MARKS.find((mark) => own.filter((text) => isTurned(text, mark)).length >= MOST * own.length) ?? null
}

function isTimeAlone(text: string, mark: string): boolean {
  const at = tailStart(text, mark)
  const end = scanTimeColumn(text, skipBlanks(text, at), stamp)
  return stamp.kind === 'full' && end >= text.trimEnd().length
}

/** A clock before the message. */
const hasClock = (text: string): boolean => holdsTime(text.slice(0, MAX_HEAD))

const hasLevel = (text: string): boolean => splitLine(text).values[0]?.type === 'L'

function endsInTime(text: string, mark: string): boolean {
  const at = tailStart(text, mark)
  return at > 0 && text.length - at < MAX_TAIL && holdsTime(text.slice(at))
}

/** The line with its header before the message; null where it has none at its end. */
export function turnLine(text: string, mark: Turn): string | null {
  if (typeof mark !== 'string') return mark.length === 1 && startsWithTime(text) ? null : turnBehind(text, mark)
  const at = tailStart(text, mark)
  if (at <= 0 || text.length - at > MAX_TAIL) return null
  const tail = text.slice(at).trim()
  const inner = withoutLink(closesLine(tail) ? tail.slice(1, -1) : tail)
  return `${inner}${delimiterOf(inner) ?? ' '}${text.slice(0, text.lastIndexOf(mark, at)).trimEnd()}`
}

const LINK = /(?:^|\s)(?:at|on|um|am|le|el|il|em|den|kl|kl\.|op|в|о) +(?=[\d\p{L}])/iu

/** `(cart at 12 Sep 2023 10:15:30)`: the word that leads to a time names nobody. */
function withoutLink(header: string): string {
  const link = LINK.exec(header)
  const end = link === null ? 0 : link.index + link[0].length
  if (link === null || scanTimeColumn(header, end, stamp) < 0) return header
  return `${header.slice(0, link.index)} ${header.slice(end)}`.trimStart()
}

/** Where the header starts behind its mark, or -1; of brackets in a row with the first. */
function tailStart(text: string, mark: string): number {
  if (!isBracket(mark)) {
    const at = text.lastIndexOf(mark)
    return at <= 0 ? -1 : at + mark.length
  }
  let start = -1
  let end = text.trimEnd().length
  while (end > 0 && text[end - 1] === CLOSERS[mark.trim()]) {
    const open = text.lastIndexOf(mark.trim(), end - 1)
    if (open <= 0) break
    start = open
    // What stands in parentheses before them is the message's own.
    if (mark === ' (') break
    end = text.slice(0, open).trimEnd().length
  }
  // An object names its own parts.
  return start > 0 && text[start - 1] === ' ' && !text.startsWith('{"', start) ? start : -1
}

const isBracket = (mark: string): boolean => CLOSERS[mark.trim()] !== undefined

const CLOSERS: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')', '<': '>' }

function holdsTime(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (at > 0 && isWord(text.charCodeAt(at - 1))) continue
    if (isWord(code) && scanTimeColumn(text, at, stamp) > at + MIN_STAMP) return true
  }
  return false
}

const MIN_STAMP = 7
const isWord = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
