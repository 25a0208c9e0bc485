import type { EventEntities, ExceptionInfo, Level, LineRef, LogEvent } from '../model/log-event.ts'
import type { SourceHints } from '../model/source-profile.ts'
import { stripAnsi } from '../decode/strip-ansi.ts'
import { unwrapLine } from '../decode/unwrap-line.ts'
import { Unwrapped } from '../decode/unwrapped.ts'
import { buildEntities, buildHttp } from '../assemble/build-entities.ts'
import { assignRole } from '../parse/assign-role.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import { levelOfSeverityNumber, levelOfWord } from '../parse/level-of-word.ts'
import { levelAtHead } from '../parse/level-at-head.ts'
import { parseLine } from '../parse/parse-line.ts'
import { parseException } from '../parse/parse-exception.ts'
import { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import { serviceOfName } from '../parse/service-of-name.ts'
import { newSourceLayout } from '../parse/source-layout.ts'

/** A record that arrived with its parts named, as OTLP carries them. */
export interface StructuredRecord {
  readonly ref: LineRef
  readonly body: string
  /** The record as it is shown, where there is more to it than its body. */
  readonly text?: string
  /** Nanoseconds as text or number; '0' and absent mean unknown. */
  readonly timeUnixNano?: string | number
  readonly observedTimeUnixNano?: string | number
  readonly severityNumber?: number
  readonly severityText?: string
  readonly traceId?: string
  readonly spanId?: string
  readonly resource?: Readonly<Record<string, string>>
  readonly attributes?: Readonly<Record<string, string>>
}

const MAX_LINES = 64

/** The event of an already structured record; a body that is a log line itself is read like one. */
export function readRecord(record: StructuredRecord, hints: SourceHints = {}): LogEvent {
  const [first = '', ...rest] = record.body.split('\n')
  const whole = record.body.trimStart().startsWith('{')
  const line = new ParsedLine()
  const unwrapped = new Unwrapped()
  unwrapLine(stripAnsi(whole ? record.body : withoutReturn(first)), unwrapped)
  readText(stripAnsi(unwrapped.text), record, hints, line)
  const sentMs = millisOf(record.timeUnixNano)
  const continuation = whole ? [] : rest.map(withoutReturn)
  splitMessage(line, continuation)
  takeStack(record, continuation)
  const exception = exceptionOf(line, continuation)
  const kept = continuation.slice(0, keptLength(continuation))
  const http = buildHttp(line)
  return {
    ref: record.ref,
    lineCount: 1,
    timestampMs: sentMs ?? line.timestampMs ?? unwrapped.timestampMs ?? millisOf(record.observedTimeUnixNano),
    zoneAssumed: sentMs === null && line.timestampMs !== null && line.zoneAssumed,
    level: levelOf(record, line),
    message: line.message,
    raw: record.text ?? first,
    continuation: kept,
    ...(kept.length === 0 ? {} : { continuationRefs: kept.map(() => [record.ref.line, record.ref.offset] as const) }),
    format: line.format,
    entities: entitiesOf(line, unwrapped, hints),
    ...(http === undefined ? {} : { http }),
    ...(exception === undefined ? {} : { exception }),
    fields: line.fields ?? {},
  }
}

/** What the text says, and then what is said beside it. */
function readText(text: string, record: StructuredRecord, hints: SourceHints, line: ParsedLine): void {
  const context: TimeContext = { receivedAtMs: hints.receivedAtMs ?? null, zoneMinutes: null, lastMs: null }
  parseLine(text, line, context, newSourceLayout())
  takeAttributes(record, line, context)
}

const withoutReturn = (text: string): string => text.replace(/\r$/, '')

/** Blank lines at the end count for nothing. */
const keptLength = (lines: readonly string[]): number =>
  Math.min(MAX_LINES, lines.findLastIndex((text) => text.trim() !== '') + 1)

const entitiesOf = (line: ParsedLine, unwrapped: Unwrapped, hints: SourceHints): EventEntities =>
  buildEntities(
    line,
    unwrapped.wrapped ? unwrapped : null,
    hints,
    hints.name === undefined ? undefined : serviceOfName(hints.name),
    null,
  )

/** The first line of a message is the message, the others go on with it. */
function splitMessage(line: ParsedLine, continuation: string[]): void {
  if (!line.message.includes('\n')) return
  const [head = '', ...others] = line.message.split('\n')
  line.message = head.trimEnd()
  continuation.unshift(...others)
}

/** A trace that is an attribute is read as one that stands below the message. */
function takeStack({ attributes }: StructuredRecord, continuation: string[]): void {
  const stack = attributes?.['exception.stacktrace']
  if (stack === undefined || continuation.some((part) => part.trim() !== '')) return
  continuation.push(...stack.split('\n', MAX_LINES).map(withoutReturn))
}

const levelOf = ({ severityNumber, severityText }: StructuredRecord, line: ParsedLine): Level | null =>
  levelOfSeverityNumber(severityNumber ?? 0) ??
  levelOfWord(severityText ?? '') ??
  line.level ??
  levelAtHead(line.message)

/** Collectors that tail files put these beside the text; they say nothing of the event itself. */
const TRANSPORT = /^(?:log\.file\.|log\.iostream|logtag|time$|telemetry\.|agent\.fingerprint)/

function takeAttributes(record: StructuredRecord, line: ParsedLine, context: TimeContext): void {
  for (const [key, value] of Object.entries(record.resource ?? {})) takeAttribute(key, value, line, context, true)
  for (const [key, value] of Object.entries(record.attributes ?? {})) takeAttribute(key, value, line, context, false)
  line.traceId = idOf(record.traceId) ?? line.traceId
  line.spanId = idOf(record.spanId) ?? line.spanId
}

function takeAttribute(key: string, value: string, line: ParsedLine, context: TimeContext, resource: boolean): void {
  if (TRANSPORT.test(key)) return
  const role = roleOfField(key, 0)
  if (
    resource &&
    (role === 'service' || role === 'host' || role === 'pod' || role === 'container' || role === 'namespace')
  ) {
    if (value !== '' && !value.startsWith('unknown_service')) line[role] = value
    return
  }
  if (role === 'time' || role === 'message' || role === 'level' || role === 'weakService') line.addField(key, value)
  else if (!assignRole(role, value, line, context)) line.addField(key, value)
}

function exceptionOf(line: ParsedLine, continuation: readonly string[]): ExceptionInfo | undefined {
  const stack = line.exceptionStack?.split('\n', 128)
  const parsed = parseException(stack ?? [line.message, ...continuation])
  // In a message, which may be any sentence, only frames prove a trace.
  const isTrace = parsed !== undefined && (stack !== undefined || parsed.frames.length > 0)
  const type = line.exceptionType ?? (isTrace ? parsed.type : undefined)
  if (type === undefined || type === '') return undefined
  const { message, frames, causes } = parsed ?? NO_TRACE
  return { type, message: line.exceptionMessage ?? message, frames, causes }
}

const NO_TRACE = { message: '', frames: [], causes: [] }

function millisOf(nanos: string | number | undefined): number | null {
  if (nanos === undefined || nanos === '' || nanos === '0' || nanos === 0) return null
  if (typeof nanos === 'number') return Math.floor(nanos / 1e6)
  return /^\d{13,20}$/.test(nanos) ? Number(nanos.slice(0, -6)) : null
}

function idOf(id: string | undefined): string | undefined {
  return id === undefined || id === '' || /^0+$/.test(id) ? undefined : id
}
