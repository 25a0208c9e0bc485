import type { Unwrapped } from '../decode/unwrapped.ts'
import { speakerFor } from '../layout/learn-speakers.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import type { SourceLayout } from '../parse/source-layout.ts'
import { braceBalance } from './brace-balance.ts'
import { startsBlock, startsException } from './continues-record.ts'
import { draftEvent, type LogicalLine, type SourceIdentity } from './draft-event.ts'
import { isBlank } from './is-blank.ts'
import { isPlace } from './is-place.ts'
import type { OpenRecord } from './open-record.ts'
import { closesElement, startsXmlRecord } from './starts-xml-record.ts'

const CREDIT_PER_HEADER = 12
const MAX_CREDIT = 400
const MAX_COUNT = 100_000

/** The record that a line starts, with what it shows of the source's layout counted; a blank line shows nothing. */
export function startRecord(
  input: LogicalLine,
  line: ParsedLine,
  wrapper: Unwrapped | null,
  who: SourceIdentity,
  context: TimeContext,
  layout: SourceLayout,
): OpenRecord {
  const record: OpenRecord = {
    event: draftEvent(input, line, wrapper, who, context, speakerFor(line, layout)),
    header: line.header,
    block: line.header && input.text.endsWith('[[') ? 'enclosed' : 'none',
    lastLine: input.lines?.at(-1) ?? input.line,
    trace: false,
    awaitsBody: line.awaitsBody || (line.header && isHeadAlone(line)),
    json: null,
    depth: 0,
    writtenMs: wrapper?.timestampMs ?? null,
  }
  if (layout.bodied) awaitBody(record, line)
  if (input.lines !== null) countLines(record, input.line, input.lines)
  if (line.header) {
    layout.headers = Math.min(layout.headers + 1, MAX_COUNT)
    layout.credit = Math.min(layout.credit + CREDIT_PER_HEADER, MAX_CREDIT)
    layout.format = line.format
  } else if (!isBlank(input.text)) {
    layout.plain = Math.min(layout.plain + 1, MAX_COUNT)
    lookIntoText(record, input.text)
  }
  if (record.event.timestampMs !== null && line.timestampMs !== null) context.lastMs = line.timestampMs
  return record
}

const isHeadAlone = ({ message }: ParsedLine): boolean => isBlank(message) || isPlace(message)

/** What the headers of this source say besides is no message. */
function awaitBody(record: OpenRecord, { header, timestampMs }: ParsedLine): void {
  record.isBodied = header && timestampMs !== null
  record.awaitsBody ||= record.isBodied
}

/** A container runtime had cut the line; other streams may have written in between. */
function countLines(record: OpenRecord, first: number, lines: readonly number[]): void {
  record.event.lineCount = lines.length
  if ((lines.at(-1) ?? 0) - first + 1 !== lines.length) record.event.lines = [...lines]
}

/** What a line without a header is the first of: a block, an element of XML, an object, a trace. */
function lookIntoText(record: OpenRecord, text: string): void {
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
  } else if (startsException(text) || /^\S+:\d+:in /.test(text)) record.trace = true
}
