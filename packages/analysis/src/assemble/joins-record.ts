import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import { levelAfterName } from '../parse/level-at-head.ts'
import { isDigit } from '../parse/scan-clock.ts'
import type { SourceLayout } from '../parse/source-layout.ts'
import { isNumberedFrame, looksContinued, startsBlock, startsException } from './continues-record.ts'
import { adoptBody } from './finish-record.ts'
import { isPlace } from './is-place.ts'
import { MAX_RECORD_LINES } from './joins-block.ts'
import type { OpenRecord } from './open-record.ts'
import { speaksForItself } from './speaks-for-itself.ts'
import { startsXmlRecord } from './starts-xml-record.ts'

/** Lines at the margin that go on with a message; more of them are the output of another program. */
const MAX_LOOSE = 12
const MANY_HEADERS = 8

/** Whether a line, as it was read, is a part of the record above it. */
export function joinsRecord(
  open: OpenRecord,
  text: string,
  line: ParsedLine,
  layout: SourceLayout,
  context: TimeContext,
  writtenMs: number | null,
): boolean {
  if (open.event.lineCount >= MAX_RECORD_LINES) return false
  if (line.header) return joinsAsHeader(open, text, line, context)
  if (startsElement(open, text) || isDivider(text)) return false
  if ((!open.header || ELEMENTS.has(open.event.format)) && startsXmlRecord(text) !== null) return false
  return looksContinued(text) ? joinsAsContinued(open, text) : joinsAtMargin(open, text, layout, writtenMs)
}

function joinsAsHeader(open: OpenRecord, text: string, line: ParsedLine, context: TimeContext): boolean {
  if (line.format !== 'level') return false
  if (open.awaitsBody) {
    open.awaitsBody = false
    adoptBody(open.event, text, context)
    return true
  }
  // 'Error: connect ECONNREFUSED' right below the stamped line that reports it.
  if (open.header && open.event.format !== 'level' && isBad(open.event.level) && startsException(text)) {
    open.trace = true
    return true
  }
  return open.trace && looksContinued(text)
}

const isBad = (level: Level | null): boolean => level === 'error' || level === 'fatal'

function joinsAsContinued(open: OpenRecord, text: string): boolean {
  const block = startsBlock(text)
  if (block === 'python' && !open.header && !open.trace) return false
  if (startsParagraph(open, text)) return false
  if (block !== 'none') open.block = block
  open.trace ||= isTrace(text)
  if (open.awaitsBody) adoptText(open, text)
  return true
}

/** Plain output that is indented throughout, as installers print it: a blank line ends what was said. */
const startsParagraph = (open: OpenRecord, text: string): boolean =>
  open.isSpaced === true && !open.header && !open.trace && open.json === null && text.charCodeAt(0) === 32

const isTrace = (text: string): boolean =>
  /^\s*(?:at |Caused by: |File "|from |Traceback )/.test(text) || isNumberedFrame(text.trimStart())

function joinsAtMargin(open: OpenRecord, text: string, layout: SourceLayout, writtenMs: number | null): boolean {
  if (open.header && startsException(text)) {
    open.trace = true
    return true
  }
  const block = startsBlock(text)
  if (block === 'python' && open.header && open.event.level !== null) {
    open.block = block
    open.trace = true
    return true
  }
  if (opensMembers(open, text)) return true
  // What another program says of its own failure is no part of what went before.
  if (!isBad(open.event.level) && isBad(levelAfterName(text))) return false
  if (block !== 'none' || text.charCodeAt(0) === 123 || speaksForItself(text)) return false
  return adoptsLine(open, text) || (isWrittenAtOnce(open, writtenMs) && joinsLoosely(open, text, layout))
}

/** '{' alone, below a stamped line that it belongs to: its members are indented. */
const opensMembers = (open: OpenRecord, text: string): boolean =>
  open.header && isStamped(open) && (text === '{' || text === '[')

/** Its own timestamp stood before the message, which is no JSON. */
const isStamped = ({ event }: OpenRecord): boolean =>
  event.format !== 'level' && event.format !== 'json' && event.timestampMs !== null

/** The lines of one record are written at once, so that the clocks of their wrappers agree. */
const isWrittenAtOnce = (open: OpenRecord, writtenMs: number | null): boolean =>
  Math.abs((writtenMs ?? 0) - (open.writtenMs ?? writtenMs ?? 0)) <= AT_ONCE_MS

const AT_ONCE_MS = 100

/** Without any sign of it, where most lines of the source have a header. */
function joinsLoosely(open: OpenRecord, text: string, layout: SourceLayout): boolean {
  if (!open.header || layout.credit === 0 || COMPLETE.has(open.event.format)) return false
  if (!areHeadersTrusted(open, layout)) return false
  if (open.awaitsBody) adoptText(open, text)
  open.loose = (open.loose ?? 0) + 1
  if (open.loose > MAX_LOOSE) return false
  layout.credit -= 1
  return true
}

/** An object is complete, and so is what a board prints: what comes below it is no part of it. */
const COMPLETE: ReadonlySet<string> = new Set(['json', 'board'])

/** Level words stand before many a line of plain output: they vouch for less than a timestamp does. */
const areHeadersTrusted = ({ event }: OpenRecord, { headers, plain }: SourceLayout): boolean =>
  event.format === 'level' ? headers >= MANY_HEADERS && headers >= 4 * plain : headers >= plain

/** Of records in elements each starts one of its own. */
const ELEMENTS: ReadonlySet<string> = new Set(['xml', 'cmtrace'])

/** The next object of a pretty-printed JSON array. */
function startsElement(open: OpenRecord, text: string): boolean {
  const inArray = open.event.message === '[' || (open.json !== null && open.depth <= 0)
  return inArray && text.trimStart().charCodeAt(0) === 123
}

/** .NET's console and Erlang's reports: the first line has the header, the next the message. */
function adoptText(open: OpenRecord, text: string): void {
  const body = text.replace(LABEL, '').trim()
  if (body === '') return
  open.awaitsBody = false
  const { event } = open
  if (event.level === null && event.message !== '' && open.isBodied !== true && !isPlace(event.message)) return
  // `-- 2024-01-30 14:45:04 -- ERROR -- mailer`: who speaks is all that the header says besides.
  if (open.isBodied === true && NAME.test(event.message) && event.entities.service === undefined)
    event.entities = { ...event.entities, service: event.message }
  event.message = body
}

const NAME = /^\p{L}[\p{L}\d_-]{1,40}$/u

/** Loggers that mark each line of a request repeat its id. */
const LABEL = /^\[[\w-]{8,40}\]\s*/

/** A stamp alone on its line has its message on the next; one that ends with a colon goes on there. */
function adoptsLine(open: OpenRecord, text: string): boolean {
  const { event } = open
  if (!open.header || isDigit(text.charCodeAt(0))) return false
  if (open.awaitsBody && event.message === '') {
    adoptText(open, text)
    return true
  }
  const opensReason = event.lineCount === 2 && event.message.endsWith(':') && event.raw.length < event.message.length
  if (opensReason) event.message = `${event.message} ${text.trim()}`
  return opensReason
}

/** The journal's '-- Boot 1a2b --' and logcat's '--------- beginning of main': neither is part of a record. */
const isDivider = (text: string): boolean =>
  text.startsWith('--') && /^(?:-- .{1,160} --|-{5,} (?:beginning of|switch to) \w+)$/.test(text)
