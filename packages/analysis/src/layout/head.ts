import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
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
  if (head.names.length >= MAX_NAMES || name.length > MAX_NAME || name === '') return false
  if (!NAME.test(name) || (PROSE.test(name) && head.names.length > 0 && !startsObject(head.text, end))) return false
  head.names.push(name)
  head.pos = end
  return true
}

const NAME = /^[\w/@.$#:[\]()*-]+$/

/** A word of a sentence. */
export const PROSE = /^[A-Za-z]?[a-z]{2,}[,.!?:]?$/

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

export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const IDENTIFIER = /^(?:[0-9a-f]{8,}|\d+)$/i
const MIN_REQUEST_ID = 16

/** The first name tells who speaks, where nothing else did; behind it stand loggers and ids. */
export function nameSpeaker(line: ParsedLine, names: readonly string[], isSpeaker: boolean): void {
  for (const name of names) {
    if (IDENTIFIER.test(name) || UUID.test(name)) takeIdentifier(line, name)
    else if (isNameless(line)) takeSpeaker(line, name, isSpeaker)
    else line.logger ??= name
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
