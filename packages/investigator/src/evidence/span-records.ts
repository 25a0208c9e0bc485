import { renderSpan } from '@holdfast/analysis/spans/render-span'
import type { OperationSummary, SpanDigest, SpanExemplar } from '@holdfast/analysis/spans/span-digest'
import type { EvidenceRecord } from './evidence.ts'
import { isAddressed, isSuspicious } from './is-suspicious.ts'

/** Such as no kind of line has. */
const NO_KIND = -1

/** The slowest and the failing spans of each operation, as lines that can be shown and cited. */
export function spanRecords(spans: SpanDigest | undefined, letters: ReadonlyMap<string, string>): EvidenceRecord[] {
  const records = Object.values(spans?.operations ?? {}).flatMap((operation) => [
    ...operation.slowest.map((span) => toRecord(operation, span, { isError: false, letters })),
    ...operation.failing.map((span) => toRecord(operation, span, { isError: true, letters })),
  ])
  return [...new Map(records.map((record) => [record.id, record])).values()]
}

export const sourcesOfSpans = (spans: SpanDigest | undefined): string[] =>
  Object.values(spans?.operations ?? {}).flatMap(({ slowest, failing }) =>
    [...slowest, ...failing].map(({ ref }) => ref.source),
  )

function toRecord(
  { service, name }: OperationSummary,
  { traceId, spanId, startMs, durationMs, message, ref }: SpanExemplar,
  { isError, letters }: { readonly isError: boolean; readonly letters: ReadonlyMap<string, string> },
): EvidenceRecord {
  const text = renderSpan({ service, operation: name, durationMs, isError, message, traceId, spanId })
  const event = {
    ref,
    lineCount: 1,
    zoneAssumed: false,
    timestampMs: Math.round(startMs),
    level: isError ? 'error' : 'info',
    message: text,
    raw: text,
    continuation: [],
    format: 'span',
    entities: { service, traceId, spanId },
    fields: {},
  } as const
  const letter = letters.get(ref.source) ?? ''
  return {
    id: `${letter}${ref.line}`,
    letter,
    event,
    service,
    kind: NO_KIND,
    isAddressed: isAddressed(event),
    isSuspicious: isSuspicious(event),
  }
}
