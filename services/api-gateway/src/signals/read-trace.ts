import { operationKey } from '@holdfast/analysis/spans/span-digest'
import type { Trace } from '@holdfast/contracts/traces'
import { receiptOfLine } from '@holdfast/records/lines/stream-line'
import { findLinesOfTrace } from '@holdfast/records/stored/find-lines-of-trace'
import { findSpansOfTrace } from '@holdfast/records/stored/find-spans-of-trace'
import { AppError } from '@holdfast/runtime/app-error'
import { describeTrace } from './describe-trace.ts'
import { findSampledSpans, type SpansById } from './find-sampled-spans.ts'
import { openStored } from './open-stored.ts'
import type { SignalStore } from './open-stream.ts'

export interface WantedTrace {
  readonly traceId: string
  /** About when it was. */
  readonly atMs: number | null
}

/** Senders wait so long until they have enough to send. */
const USUAL_DELAY_MS = 2_500
const AROUND_MS = 120_000
const MAX_BYTES = 16 * 2 ** 20

/** What is known of a trace: its spans, of the digest and of what is stored, and the log lines that name it. */
export async function readTrace(
  store: SignalStore,
  customerId: string,
  { traceId, atMs }: WantedTrace,
): Promise<Trace> {
  const sampled = await findSampledSpans(store, customerId, traceId)
  const aroundMs = receiptOf(sampled) ?? (atMs === null ? null : atMs + USUAL_DELAY_MS)
  if (aroundMs === null) throw noSuchTrace()
  const stored = await openStored(store, customerId)
  const around = { aroundMs, fromMs: aroundMs - AROUND_MS, untilMs: aroundMs + AROUND_MS, maxBytes: MAX_BYTES }
  const spans: SpansById = { ...sampled }
  for (const { spanId, service, name, parentSpanId, ...span } of await findSpansOfTrace(stored, traceId, around))
    spans[spanId] = { ...span, parent: parentSpanId, operation: operationKey(service, name) }
  const lines = await findLinesOfTrace(stored, traceId, around)
  if (lines.length === 0 && Object.keys(spans).length === 0) throw noSuchTrace()
  return describeTrace(traceId, spans, lines)
}

const noSuchTrace = (): AppError =>
  new AppError('not_found', 'No spans of this trace are stored. They may have expired, or were never sent.')

/** Of the first span that the digest knows: its place tells when its batch came. */
function receiptOf(spans: SpansById): number | null {
  const [first] = Object.values(spans)
  return first ? receiptOfLine(first.ref.line) : null
}
