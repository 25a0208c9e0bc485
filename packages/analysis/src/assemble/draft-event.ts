import { stripAnsi } from '../decode/strip-ansi.ts'
import type { Unwrapped } from '../decode/unwrapped.ts'
import type { SourceHints } from '../model/source-profile.ts'
import type { SpeakerColumn } from '../layout/speaker-in.ts'
import { levelAtHead } from '../parse/level-at-head.ts'
import { parseException } from '../parse/parse-exception.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import { takeClientWords } from '../parse/take-client-words.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import { buildEntities, buildHttp } from './build-entities.ts'
import { dropNoName } from './drop-no-name.ts'
import { keepContinuation, MAX_KEPT_LINES } from './keep-continuation.ts'
import type { DraftEvent } from './open-record.ts'

const NO_FIELDS: Readonly<Record<string, string>> = Object.freeze({})

/** A logical line: the text without wrapper and ANSI, and the physical lines that it came from. */
export interface LogicalLine {
  text: string
  raw: string
  source: string
  line: number
  offset: number
  /** More than one when a container runtime had cut the line. */
  lines: number[] | null
}

/** What the caller knows of the source. */
export interface SourceIdentity {
  readonly hints: SourceHints
  readonly nameService: string | undefined
}

/** The event that a parsed line starts. */
export function draftEvent(
  input: LogicalLine,
  line: ParsedLine,
  wrapper: Unwrapped | null,
  who: SourceIdentity,
  context: TimeContext,
  speaker: SpeakerColumn | null,
): DraftEvent {
  takeClientWords(line)
  dropNoName(line)
  let timestampMs = line.timestampMs
  let zoneAssumed = line.zoneAssumed
  const outer = wrapper === null ? null : wrapper.timestampMs
  if (outer !== null && (timestampMs === null || zoneAssumed)) {
    // The runtime's clock names its zone; the program's own may not.
    timestampMs = outer
    zoneAssumed = false
  }
  timestampMs ??= context.lastMs
  const event: DraftEvent = {
    ref: { source: input.source, line: input.line, offset: input.offset },
    lineCount: 1,
    timestampMs,
    zoneAssumed,
    level: line.level ?? wrapper?.level ?? (line.header ? null : levelAtHead(line.message)),
    message: stripAnsi(line.message),
    raw: input.raw,
    continuation: [],
    format: line.format,
    entities: buildEntities(line, wrapper, who.hints, who.nameService, speaker),
    fields: fieldsOf(line, wrapper),
  }
  splitMessage(event)
  const http = buildHttp(line)
  if (http !== undefined) event.http = http
  if (line.exceptionStack !== undefined || line.exceptionType !== undefined) addException(event, line)
  return event
}

const fieldsOf = (line: ParsedLine, wrapper: Unwrapped | null): Readonly<Record<string, string>> =>
  wrapper === null || wrapper.fields === null ? (line.fields ?? NO_FIELDS) : { ...wrapper.fields, ...line.fields }

/** The first line of a structured message is the message, the others go on with it. */
function splitMessage(event: DraftEvent): void {
  const newline = event.message.indexOf('\n')
  if (newline < 0) return
  const [first = '', ...rest] = event.message.split('\n', MAX_KEPT_LINES + 1)
  event.message = first.trimEnd()
  for (const text of rest) keepContinuation(event, text.trimEnd(), event.ref.line, event.ref.offset)
}

/** The exception that a structured line carries in its fields. */
function addException(event: DraftEvent, line: ParsedLine): void {
  const lines = line.exceptionStack?.split('\n', 128) ?? []
  const parsed = lines.length === 0 ? undefined : parseException(lines)
  const type = line.exceptionType ?? parsed?.type
  if (type === undefined || type === '') return
  event.exception = {
    type,
    message: line.exceptionMessage ?? parsed?.message ?? '',
    frames: parsed?.frames ?? [],
    causes: parsed?.causes ?? [],
  }
}
