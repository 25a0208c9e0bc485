import { operationKey, type SampledSpan } from '@holdfast/analysis/spans/span-digest'
import { entriesOf, openStream, type SignalStore } from './open-stream.ts'

export type SpansById = Record<string, SampledSpan>

/** What the worker keeps of a trace: all of it where it was sampled, else the spans that are exemplars. */
export async function findSampledSpans(store: SignalStore, customerId: string, traceId: string): Promise<SpansById> {
  const shelves = await openStream(store, customerId, ['operations', 'traces'])
  const found: SpansById = {}
  if (!shelves) return found
  for await (const [shelf, key, value] of entriesOf(shelves, traceId)) {
    if (shelf === 'traces') {
      if (key === traceId) Object.assign(found, value)
      continue
    }
    const { service, name, failing, slowest } = value
    for (const exemplar of failing.filter((one) => one.traceId === traceId))
      found[exemplar.spanId] ??= { ...exemplar, ...UNKNOWN, isError: true, operation: operationKey(service, name) }
    for (const exemplar of slowest.filter((one) => one.traceId === traceId))
      found[exemplar.spanId] ??= { ...exemplar, ...UNKNOWN, isError: false, operation: operationKey(service, name) }
  }
  return found
}

/** Exemplars do not say who called them. */
const UNKNOWN = { parent: null, peer: null }
