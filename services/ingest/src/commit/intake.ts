import { isOfSignals } from '@holdfast/database/schema/log-batches-table'
import { jobOrigin } from '@holdfast/queue/job-origin'
import type { IngestDependencies } from '../ingest-dependencies.ts'
import { toUnavailable } from '../to-unavailable.ts'
import { AgentClock } from './agent-clock.ts'
import { commitGroup } from './commit-group.ts'
import { createGroupCommit } from './group-commit.ts'
import { createIngestMetrics, type IngestMetrics } from './ingest-metrics.ts'
import type { CommitResult, PendingRequest } from './pending-request.ts'

export interface Intake {
  /** Resolves after the commit; a failure is a 503, and nothing was stored. */
  take(request: PendingRequest): Promise<CommitResult>
  drain(): Promise<void>
  readonly metrics: IngestMetrics
}

const groupLimits = {
  maxConcurrent: 6,
  maxConcurrentPerCustomer: 2,
  maxGroupRequests: 48,
  maxGroupBytes: 4_194_304,
}

export function createIntake(dependencies: IngestDependencies): Intake {
  const { metrics: registry } = dependencies
  const metrics = createIngestMetrics(registry)
  const agentClock = new AgentClock()

  async function commit(customerId: string, group: readonly PendingRequest[]): Promise<CommitResult[]> {
    const stopTimer = metrics.commitSeconds.startTimer()
    const results = await commitGroup({ ...dependencies, agentClock }, customerId, group)
    stopTimer()
    metrics.groupRequests.observe(group.length)
    count(metrics, group, results)
    return results
  }

  const groups = createGroupCommit({ ...groupLimits, commit })
  return {
    metrics,
    drain: () => groups.drain(),
    take: (request) =>
      groups.submit({ ...request, origin: jobOrigin() }).catch((error: unknown) => {
        throw toUnavailable(error)
      }),
  }
}

function count(metrics: IngestMetrics, group: readonly PendingRequest[], results: readonly CommitResult[]): void {
  for (const [index, { recordCount, rejectedCount, reasons, batch }] of group.entries()) {
    metrics.records.inc({ term: 'received' }, recordCount)
    if (results[index] === 'duplicate') {
      metrics.records.inc({ term: 'duplicate' }, recordCount)
      continue
    }
    metrics.records.inc({ term: 'stored' }, recordCount - rejectedCount)
    if (batch !== null && isOfSignals(batch.format)) {
      const signal = batch.format.startsWith('traces-') ? 'traces' : 'metrics'
      metrics.otherSignals.inc({ signal }, recordCount - rejectedCount)
    }
    if (rejectedCount === 0) continue
    metrics.records.inc({ term: 'rejected' }, rejectedCount)
    for (const [reason, number] of Object.entries(reasons)) metrics.rejections.inc({ reason }, number)
  }
}
