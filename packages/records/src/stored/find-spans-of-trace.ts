import type { Span } from '@holdfast/analysis/spans/span'
import type { SignalFormat } from '@holdfast/database/schema/log-batches-table'
import { decodeSignals } from '../lines/decode-signals.ts'
import { mentionsTrace } from './mentions-trace.ts'
import { type Around, readAround, type StoredBatches } from './read-around.ts'

const FORMATS: readonly SignalFormat[] = ['traces-protobuf', 'traces-json']

/** The spans of a trace in what was sent around a time. */
export async function findSpansOfTrace(
  stored: StoredBatches,
  traceId: string,
  around: Omit<Around<SignalFormat>, 'formats'>,
): Promise<Span[]> {
  const isMentioned = mentionsTrace(traceId)
  const spans: Span[] = []
  for await (const { batch, bytes } of readAround(stored, { ...around, formats: FORMATS })) {
    if (!isMentioned(bytes)) continue
    const place = { source: '', firstLine: 1, receivedAtMs: batch.receivedAt.getTime() }
    for (const signal of decodeSignals(bytes, batch.format, place))
      if ('span' in signal && signal.span.traceId === traceId) spans.push(signal.span)
  }
  return spans
}
