import { CallMap } from '@holdfast/analysis/overview/call-map'
import { type OperationFigures, ServiceOverview } from '@holdfast/analysis/overview/service-overview'
import type { TracesOverview } from '@holdfast/contracts/traces'
import { entriesOf, openStream, type SignalStore } from './open-stream.ts'
import { describeOverview, MAX_OPERATIONS } from './describe-overview.ts'

export const emptyOverview: TracesOverview = {
  window: null,
  span_count: 0,
  sampled_share: 0,
  services: [],
  edges: [],
  operations: [],
  left_out: { services: 0, edges: 0, operations: 0 },
}

/** Read twice, traces first: which operations are called from outside is known before any of them is counted. */
export async function readOverview(store: SignalStore, customerId: string): Promise<TracesOverview> {
  const shelves = await openStream(store, customerId, ['operations', 'traces'])
  const spans = shelves?.head.spans
  if (!shelves || !spans || spans.firstMs === null || spans.lastMs === null) return emptyOverview
  const calls = new CallMap()
  for await (const [shelf, traceId, trace] of entriesOf(shelves)) if (shelf === 'traces') calls.add(traceId, trace)
  const overview = new ServiceOverview(spans, calls)
  let operations: OperationFigures[] = []
  let count = 0
  for await (const [shelf, key, operation] of entriesOf(shelves)) {
    if (shelf !== 'operations') continue
    operations.push(overview.add(key, operation))
    count++
    if (operations.length > MAX_OPERATIONS * 2) operations = mostTelling(operations)
  }
  return describeOverview({
    window: { fromMs: spans.firstMs, untilMs: spans.lastMs },
    spanCount: spans.spanCount,
    sampledCount: calls.spanCount,
    services: overview.services(),
    edges: calls.edges(),
    operations: mostTelling(operations),
    operationCount: count,
  })
}

/** Those that fail, then those that are called most. */
const mostTelling = (operations: readonly OperationFigures[]): OperationFigures[] =>
  operations
    .toSorted((a, b) => b.errorShare * b.calls - a.errorShare * a.calls || b.calls - a.calls)
    .slice(0, MAX_OPERATIONS)
