import type { Level } from '../model/log-event.ts'
import { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import { isLetter } from '../parse/scan-clock.ts'
import { isLower } from '../parse/scan-token.ts'
import { isPodName, workloadOf } from './pod-name.ts'

/** What stands before a message, token by token, put there by shippers, collectors, runtimes or the program. */
export interface Head {
  readonly text: string
  readonly line: ParsedLine
  readonly context: TimeContext
  pos: number
  /** Behind the last token that only a header holds: a time, a level, a pod, an id, a key of that meaning. */
  end: number
  /** Names that stand before such a token, and are of the header with it. */
  names: string[]
  hasTime: boolean
  afterTime: boolean
  /** What the line said before anything of the head was taken; null while nothing is. */
  kept: ParsedLine | null
}

const kept = new ParsedLine()

/** To be called before anything is taken: most messages have no head, and need no copy of their line. */
export function keep(head: Head): void {
  if (head.kept !== null) return
  kept.copyFrom(head.line)
  head.kept = kept
}

const MAX_NAMES = 3
export const MAX_NAME = 60

/** All names up to here are of the header. */
export function anchor(head: Head, end: number): void {
  nameSpeaker(head.line, head.names, !head.line.header)
  head.names = []
  head.pos = end
  head.end = end
}

/** Steps over what may be a name of the header; what no anchor follows stays with the message. */
export function passName(head: Head, name: string, end: number): boolean {
  if (head.names.length >= MAX_NAMES || name.length > MAX_NAME || name === '' || !isName(name)) return false
  if (head.names.length > 0 && isProse(name, 0, name.length) && !startsObject(head.text, end)) return false
  head.names.push(name)
  head.pos = end
  return true
}

const OF_NAME = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\w/@.$#:[\]()*-]/.test(String.fromCharCode(code)) ? 1 : 0,
)

function isName(word: string): boolean {
  for (let pos = 0; pos < word.length; pos += 1) if (OF_NAME[word.charCodeAt(pos)] !== 1) return false
  return true
}

/** A word of a sentence stands there: small letters, the first of three or more perhaps a capital, and a mark behind them. */
export function isProse(text: string, from: number, to: number): boolean {
  const end = to > from && endsProse(text.charCodeAt(to - 1)) ? to - 1 : to
  const first = end - from > 2 ? from + 1 : from
  if (end - from < 2 || !isLetter(text.charCodeAt(from))) return false
  for (let pos = first; pos < end; pos += 1) if (!isLower(text.charCodeAt(pos))) return false
  return true
}

/** Comma, dot, colon, exclamation and question mark. */
const endsProse = (code: number): boolean => code === 44 || code === 46 || code === 58 || code === 33 || code === 63

export const startsObject = (text: string, at: number): boolean => text.startsWith('{"', skipMarks(text, at))

/** Blanks, bars, arrows and lone dashes or colons. */
export function skipMarks(text: string, at: number): number {
  let pos = at
  while (pos < text.length) {
    const code = text.charCodeAt(pos)
    if (code === 32 || code === 9 || code === 124 || code === 187) pos += 1
    else if (code === 58 || code === 45 || code === 62 || code === 44 || code === 59) {
      const next = text.charCodeAt(pos + 1)
      if (next !== 32 && next !== 9 && next !== code) return pos
      pos += 1
    } else return pos
  }
  return pos
}

/** A header has one level; a second one that says the same is header, too. */
export function setLevel(line: ParsedLine, level: Level): boolean {
  if (line.level !== null && line.level !== level) return false
  line.level = level
  return true
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isUuid = (word: string): boolean => word.length === UUID_LENGTH && UUID.test(word)
const UUID_LENGTH = 36
const IDENTIFIER = /^(?:[0-9a-f]{8,}|\d+)$/i
const MIN_REQUEST_ID = 16

/** The first name tells who speaks, where nothing else did; behind it stand loggers and ids. */
export function nameSpeaker(line: ParsedLine, names: readonly string[], isSpeaker: boolean): void {
  for (const name of names) {
    if (IDENTIFIER.test(name) || isUuid(name)) takeIdentifier(line, name)
    else if (isNameless(line)) takeSpeaker(line, name, isSpeaker)
    else if (line.logger === undefined) line.logger = name
    else if (line.logger !== name) line.addContext(name)
  }
}

const isNameless = ({ service, thread, pod }: ParsedLine): boolean =>
  service === undefined && thread === undefined && pod === undefined

function takeIdentifier(line: ParsedLine, id: string): void {
  if (id.length >= MIN_REQUEST_ID) line.requestId ??= id
  else line.processId ??= id
}

function takeSpeaker(line: ParsedLine, name: string, isSpeaker: boolean): void {
  const speaker = /^[A-Za-z/][\w./-]*/.exec(name)?.[0]
  if (speaker === undefined || !isSpeaker) line.thread = name
  else if (isPodName(speaker)) line.service = workloadOf(speaker)
  else line.service = speaker.slice(speaker.lastIndexOf('/') + 1) || speaker
}
