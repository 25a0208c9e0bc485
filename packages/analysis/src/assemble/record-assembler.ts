import type { Level, LogEvent } from '../model/log-event.ts'
import type { SourceHints } from '../model/source-profile.ts'
import type { Unwrapped } from '../decode/unwrapped.ts'
import { ParsedLine } from '../parse/parsed-line.ts'
import { parseLine } from '../parse/parse-line.ts'
import { isDigit, isLetter, Stamp } from '../parse/scan-clock.ts'
import { scanTimestamp } from '../parse/scan-timestamp.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import type { SourceLayout } from '../parse/source-layout.ts'
import { serviceOfName } from '../parse/service-of-name.ts'
import { braceBalance } from './brace-balance.ts'
import { continuesBlock, isNumberedFrame, looksContinued, startsBlock, startsException } from './continues-record.ts'
import { draftEvent } from './draft-event.ts'
import type { LogicalLine, SourceIdentity } from './draft-event.ts'
import { adoptBody, finishRecord } from './finish-record.ts'
import { keepContinuation } from './keep-continuation.ts'
import type { OpenRecord } from './open-record.ts'
import { startsXmlRecord } from './starts-xml-record.ts'

const stamp = new Stamp()
const MAX_RECORD_LINES = 5000
const MAX_JSON_LENGTH = 262_144
const MAX_STREAMS = 64
const CREDIT_PER_HEADER = 12
const MAX_CREDIT = 400
/** Lines at the margin that go on with a message; more of them are the output of another program. */
const MAX_LOOSE = 12

/** Puts lines together to records, one open record per stream. */
export class RecordAssembler {
  readonly #open: Map<string, OpenRecord>
  readonly #line = new ParsedLine()
  readonly #layout: SourceLayout
  readonly #context: TimeContext
  readonly #who: SourceIdentity
  readonly #emit: (event: LogEvent) => void

  constructor(
    open: readonly (readonly [string, OpenRecord])[],
    layout: SourceLayout,
    context: TimeContext,
    hints: SourceHints,
    emit: (event: LogEvent) => void,
  ) {
    this.#open = new Map(open)
    this.#layout = layout
    this.#context = context
    this.#who = { hints, nameService: hints.name === undefined ? undefined : serviceOfName(hints.name) }
    this.#emit = emit
  }

  state(): [string, OpenRecord][] {
    return [...this.#open]
  }

  push(input: LogicalLine, wrapper: Unwrapped | null): void {
    const stream = wrapper === null ? '' : wrapper.stream
    const open = this.#open.get(stream)
    const text = input.text
    if (open !== undefined && this.#joinsBlock(open, text)) {
      this.#join(open, input)
      return
    }
    if (isBlank(text)) {
      if (open === undefined) this.#start(stream, input, wrapper, null)
      else this.#join(open, input)
      return
    }
    const line = this.#line
    line.reset()
    parseLine(text, line, this.#context, this.#layout)
    if (open !== undefined && this.#joins(open, text, line)) {
      this.#join(open, input)
      return
    }
    if (open !== undefined) this.#flush(stream, open)
    this.#start(stream, input, wrapper, line)
  }

  end(): void {
    const records = [...this.#open.values()].sort((a, b) => a.event.ref.line - b.event.ref.line)
    this.#open.clear()
    for (const record of records) this.#emit(finishRecord(record, this.#context))
  }

  #flush(stream: string, record: OpenRecord): void {
    // Alone, its place is that of the record which comes next: nothing has to move.
    if (this.#open.size > 1) this.#open.delete(stream)
    this.#emit(finishRecord(record, this.#context))
  }

  /** Inside pretty-printed JSON, a panic and the like, the line's own shape does not matter. */
  #joinsBlock(open: OpenRecord, text: string): boolean {
    if (open.event.lineCount >= MAX_RECORD_LINES) return false
    if (open.element !== undefined && open.json !== null && open.depth > 0) return joinElement(open, text)
    if (open.json !== null && open.depth > 0) {
      // Pretty-printed JSON has nothing but braces at the margin.
      const code = text.charCodeAt(0)
      if (isLetter(code) || isDigit(code) || open.json.length + text.length > MAX_JSON_LENGTH) {
        open.depth = 0
        return false
      }
      open.json += `\n${text}`
      open.depth += braceBalance(text)
      return true
    }
    if (open.block === 'none') return false
    if (isBlank(text)) {
      if (open.block === 'journal') {
        open.block = 'none'
        finishJournal(open, this.#context)
      }
      return true
    }
    const code = text.charCodeAt(0)
    if ((code === 32 || code === 9) && open.block !== 'journal' && open.block !== 'windows') return true
    const verdict = continuesBlock(open.block, text, open.event.lineCount)
    if (verdict === 'last') open.block = 'none'
    // Chained tracebacks start anew after their blank line.
    if (verdict === 'no' && open.block !== 'journal' && open.block !== 'windows') open.block = 'none'
    return verdict !== 'no'
  }

  #joins(open: OpenRecord, text: string, line: ParsedLine): boolean {
    if (open.event.lineCount >= MAX_RECORD_LINES) return false
    const layout = this.#layout
    if (line.header) {
      if (open.awaitsBody && line.format === 'level') {
        open.awaitsBody = false
        adoptBody(open.event, text, this.#context)
        return true
      }
      if (line.format !== 'level') return false
      // 'Error: connect ECONNREFUSED' right below the stamped line that reports it.
      if (open.header && open.event.format !== 'level' && isBad(open.event.level) && startsException(text)) {
        open.trace = true
        return true
      }
      return open.trace && looksContinued(text)
    }
    if (startsElement(open, text) || isDivider(text)) return false
    if (!open.header && startsXmlRecord(text) !== null) return false
    if (looksContinued(text)) {
      const block = startsBlock(text)
      if (block === 'python' && !open.header && !open.trace) return false
      if (block !== 'none') open.block = block
      open.trace ||= isTrace(text)
      if (open.awaitsBody) adoptText(open, text)
      return true
    }
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
    // '{' alone, below a stamped line that it belongs to: its members are indented.
    if (open.header && isStamped(open) && (text === '{' || text === '[')) return true
    if (block !== 'none' || text.charCodeAt(0) === 123) return false
    if (adoptsLine(open, text)) return true
    if (!open.header || layout.credit === 0) return false
    // An object is complete: what another program prints below it is no part of it.
    if (open.event.format === 'json') return false
    // Level words stand before many a line of plain output: they vouch for less than a timestamp does.
    const sure = open.event.format !== 'level' || layout.headers >= 8
    if (sure && layout.headers >= (open.event.format === 'level' ? 4 * layout.plain : layout.plain)) {
      if (open.awaitsBody) adoptText(open, text)
      open.loose = (open.loose ?? 0) + 1
      if (open.loose > MAX_LOOSE) return false
      layout.credit -= 1
      return true
    }
    return false
  }

  #join(open: OpenRecord, input: LogicalLine): void {
    const event = open.event
    const count = input.lines === null ? 1 : input.lines.length
    const contiguous = event.lines === undefined && input.line === open.lastLine + 1 && input.lines === null
    if (!contiguous) {
      event.lines ??= Array.from({ length: event.lineCount }, (_, index) => event.ref.line + index)
      event.lines.push(...(input.lines ?? [input.line]))
    }
    event.lineCount += count
    open.lastLine = input.lines?.at(-1) ?? input.line
    keepContinuation(event, input.text, input.line, input.offset)
  }

  #start(stream: string, input: LogicalLine, wrapper: Unwrapped | null, line: ParsedLine | null): void {
    const layout = this.#layout
    const context = this.#context
    const parsed = line ?? this.#line
    if (line === null) parsed.reset()
    const text = input.text
    const record: OpenRecord = {
      event: draftEvent(input, parsed, wrapper, this.#who, context, this.#layout.speaker),
      header: parsed.header,
      block: 'none',
      lastLine: input.lines?.at(-1) ?? input.line,
      trace: false,
      awaitsBody: parsed.awaitsBody || (parsed.header && (isBlank(parsed.message) || isPlace(parsed.message))),
      json: null,
      depth: 0,
    }
    if (input.lines !== null) {
      record.event.lineCount = input.lines.length
      if ((input.lines.at(-1) ?? 0) - input.line + 1 !== input.lines.length) record.event.lines = [...input.lines]
    }
    if (parsed.header) {
      layout.headers = Math.min(layout.headers + 1, 100_000)
      layout.credit = Math.min(layout.credit + CREDIT_PER_HEADER, MAX_CREDIT)
      layout.format = parsed.format
    } else if (line !== null) {
      layout.plain = Math.min(layout.plain + 1, 100_000)
      record.block = startsBlock(text)
      record.trace = record.block !== 'none' && record.block !== 'journal' && record.block !== 'windows'
      const element = startsXmlRecord(text)
      if (element !== null) {
        record.element = element
        record.json = text
        record.depth = closesElement(text, element) ? 0 : 1
      }
      const trimmed = text.trimStart()
      if (trimmed.charCodeAt(0) === 123) {
        record.depth = braceBalance(trimmed)
        record.json = trimmed
      } else if (startsException(text)) record.trace = true
      else if (/^\S+:\d+:in /.test(text)) record.trace = true
    }
    if (record.event.timestampMs !== null && parsed.timestampMs !== null) context.lastMs = parsed.timestampMs
    this.#open.set(stream, record)
    if (this.#open.size > MAX_STREAMS) {
      for (const [key, oldest] of this.#open) {
        this.#flush(key, oldest)
        break
      }
    }
  }
}

const MAX_ELEMENT_LINES = 400

/** Lines of a record of XML up to its closing tag; a line that starts a record of its own ends a torn one. */
function joinElement(open: OpenRecord, text: string): boolean {
  const element = open.element ?? ''
  const isTorn = text.startsWith(`<${element}`) || (isDigit(text.charCodeAt(0)) && scanTimestamp(text, 0, stamp) > 0)
  const isFull = open.event.lineCount >= MAX_ELEMENT_LINES || (open.json ?? '').length + text.length > MAX_JSON_LENGTH
  if (isTorn || isFull) {
    open.depth = 0
    return false
  }
  open.json += `\n${text}`
  if (closesElement(text, element)) open.depth = 0
  return true
}

const closesElement = (text: string, element: string): boolean =>
  text.includes(`</${element}>`) || (text.startsWith(`<${element} `) && text.trimEnd().endsWith('/>'))

/** Its own timestamp stood before the message, which is no JSON. */
const isStamped = ({ event }: OpenRecord): boolean =>
  event.format !== 'level' && event.format !== 'json' && event.timestampMs !== null

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
  if (open.event.level !== null || open.event.message === '' || isPlace(open.event.message)) open.event.message = body
}

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

/** `../../source3/winbindd/winbindd_cm.c:1902(connect)`: where the code is, not what it says. */
const isPlace = (message: string): boolean =>
  !message.includes(' ') && /^[\w./-]+\.\w{1,4}:\d+(?:\([\w:]+\))?$/.test(message)

/** Loggers that mark each line of a request repeat its id. */
const LABEL = /^\[[\w-]{8,40}\]\s*/

function finishJournal(open: OpenRecord, context: TimeContext): void {
  open.block = 'journal'
  finishRecord(open, context)
  open.block = 'none'
}

const isBad = (level: Level | null): boolean => level === 'error' || level === 'fatal'

/** The journal's '-- Boot 1a2b --' and logcat's '--------- beginning of main': neither is part of a record. */
function isDivider(text: string): boolean {
  return text.startsWith('--') && /^(?:-- .{1,160} --|-{5,} (?:beginning of|switch to) \w+)$/.test(text)
}

function isTrace(text: string): boolean {
  return /^\s*(?:at |Caused by: |File "|from |Traceback )/.test(text) || isNumberedFrame(text.trimStart())
}

function isBlank(text: string): boolean {
  for (let pos = 0; pos < text.length; pos += 1) if (text.charCodeAt(pos) > 32) return false
  return true
}
