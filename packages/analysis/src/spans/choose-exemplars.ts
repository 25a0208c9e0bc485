import type { SpanExemplar } from './span-digest.ts'
import { hashShort } from './hash-short.ts'

type Given = Pick<SpanExemplar, keyof SpanExemplar>

const MAX_EXEMPLARS = 3

/** The longest ones: the same whatever the order. */
export const keepSlowest = (kept: readonly SpanExemplar[], span: Given): readonly SpanExemplar[] =>
  keep(kept, span, (a, b) => b.durationMs - a.durationMs)

/** Of failing ones any three are as good as others: those with the smallest hashes. */
export const keepFailing = (kept: readonly SpanExemplar[], span: Given): readonly SpanExemplar[] =>
  keep(kept, span, (a, b) => hashShort(a.spanId) - hashShort(b.spanId))

function keep(
  kept: readonly SpanExemplar[],
  span: Given,
  compare: (a: SpanExemplar, b: SpanExemplar) => number,
): readonly SpanExemplar[] {
  const last = kept[MAX_EXEMPLARS - 1]
  const order = (a: SpanExemplar, b: SpanExemplar): number => compare(a, b) || (a.spanId < b.spanId ? -1 : 1)
  if (last !== undefined && order(span, last) > 0) return kept
  if (kept.some(({ spanId }) => spanId === span.spanId)) return kept
  const { traceId, spanId, startMs, durationMs, message, ref } = span
  return [...kept, { traceId, spanId, startMs, durationMs, message, ref }].sort(order).slice(0, MAX_EXEMPLARS)
}
