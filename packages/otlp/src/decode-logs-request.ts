import { decodeAttributes, readText } from './decode-any-value.ts'
import { decodeLogRecord } from './decode-log-record.ts'
import { newBudget } from './judge-any-value.ts'
import { judgeAttributes } from './judge-attributes.ts'
import { judgeLogRecord } from './judge-log-record.ts'
import type { Attributes, LogRecord, LogScope } from './log-record.ts'
import { type OtlpLimits, otlpLimits } from './otlp-limits.ts'
import { type Part, partsOf } from './parts-of.ts'
import { readerAt } from './reader-at.ts'
import { tags } from './wire-reader.ts'

/** Yields, one at a time, exactly the records that the walk of the same bytes accepted. */
export function* decodeLogsRequest(bytes: Uint8Array, limits: OtlpLimits = otlpLimits): Generator<LogRecord> {
  const request = { start: 0, end: bytes.length }
  for (const resourceLogs of partsOf(bytes, request, tags.request.resourceLogs)) {
    const resource = decodeResource(bytes, resourceLogs, limits)
    if (!resource) continue
    for (const scopeLogs of partsOf(bytes, resourceLogs, tags.resourceLogs.scopeLogs)) {
      const scope = decodeScope(bytes, scopeLogs, limits)
      if (scope) yield* decodeRecords(bytes, scopeLogs, { resource, scope }, limits)
    }
  }
}

function* decodeRecords(
  bytes: Uint8Array,
  scopeLogs: Part,
  origin: { resource: Attributes; scope: LogScope },
  limits: OtlpLimits,
): Generator<LogRecord> {
  const budget = newBudget(limits)
  for (const span of partsOf(bytes, scopeLogs, tags.scopeLogs.logRecords)) {
    if (judgeLogRecord(readerAt(bytes, span.start), span.end, limits, budget) !== undefined) continue
    yield decodeLogRecord(readerAt(bytes, span.start), span.end, origin)
  }
}

/** Undefined when the resource broke a limit, and its records were rejected with it. */
function decodeResource(bytes: Uint8Array, resourceLogs: Part, limits: OtlpLimits): Attributes | undefined {
  const parts: Attributes[] = []
  for (const span of partsOf(bytes, resourceLogs, tags.resourceLogs.resource)) {
    if (judgeAttributes(readerAt(bytes, span.start), span.end, limits, tags.resource.attributes)) return undefined
    parts.push(decodeAttributes(readerAt(bytes, span.start), span.end, tags.resource.attributes))
  }
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
}

function decodeScope(bytes: Uint8Array, scopeLogs: Part, limits: OtlpLimits): LogScope | undefined {
  let scope: LogScope = { name: '', version: '', attributes: {} }
  for (const span of partsOf(bytes, scopeLogs, tags.scopeLogs.scope)) {
    if (judgeAttributes(readerAt(bytes, span.start), span.end, limits, tags.scope.attributes)) return undefined
    scope = {
      name: lastText(bytes, span, tags.scope.name),
      version: lastText(bytes, span, tags.scope.version),
      attributes: decodeAttributes(readerAt(bytes, span.start), span.end, tags.scope.attributes),
    }
  }
  return scope
}

function lastText(bytes: Uint8Array, message: Part, wanted: number): string {
  let text = ''
  const reader = readerAt(bytes, message.start)
  while (reader.position < message.end) {
    const tag = reader.tag(message.end)
    if (tag === wanted) text = readText(reader, message.end)
    else reader.skip(tag, message.end)
  }
  return text
}
