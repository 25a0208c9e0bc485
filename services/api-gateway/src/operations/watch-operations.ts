import { correlate, digestBatch, refineIncident, sendMail } from '@holdfast/contracts/jobs'
import { readBacklog } from '@holdfast/database/batches/read-backlog'
import type { Database } from '@holdfast/database/open-database'
import { openDeadLetters } from '@holdfast/queue/dead-letters'
import type { QueueStore } from '@holdfast/queue/queue-store'
import { watchQueueDepth } from '@holdfast/queue/watch-queue-depth'
import { Gauge, type Registry } from 'prom-client'

export interface WatchedOperations {
  database: Database
  queue: QueueStore
  metrics: Registry
  now: () => Date
}

/**
 * Numbers of the whole installation, which every gateway reports alike: what waits in the queue and in the database.
 * Gateways report them because they are there when no worker is.
 */
export function watchOperations({ database, queue, metrics, now }: WatchedOperations): { close(): Promise<void> } {
  const registers = [metrics]
  const depth = watchQueueDepth(queue, [digestBatch, correlate, refineIncident, sendMail], metrics)
  const deadLetters = openDeadLetters(queue)
  const buried: Gauge = new Gauge({
    name: 'holdfast_dead_letters',
    help: 'Jobs that failed for good and wait for somebody to look.',
    registers,
    collect: async () => report([[buried, await deadLetters.count().catch(() => undefined)]]),
  })
  const records = new Gauge({
    name: 'holdfast_backlog_records',
    help: 'Log records that are stored and not yet analysed.',
    registers,
  })
  const oldest = new Gauge({
    name: 'holdfast_backlog_oldest_seconds',
    help: 'How long the oldest batch has been waiting for its analysis.',
    registers,
  })
  const batches: Gauge = new Gauge({
    name: 'holdfast_backlog_batches',
    help: 'Batches that are stored and not yet analysed.',
    registers,
    collect: async () => {
      const backlog = await database.withSystem('operator-telemetry', readBacklog).catch(() => undefined)
      const since = backlog?.oldestReceivedAt?.getTime() ?? now().getTime()
      report([
        [batches, backlog?.batches],
        [records, backlog?.records],
        [oldest, backlog && Math.max(0, now().getTime() - since) / 1_000],
      ])
    },
  })
  return {
    close: async () => {
      await Promise.all([depth.close(), deadLetters.close()])
    },
  }
}

/** Without an answer the last number would look like news. */
function report(numbers: readonly (readonly [Gauge, number | undefined])[]): void {
  for (const [gauge, value] of numbers) {
    if (value === undefined) gauge.remove()
    else gauge.set(value)
  }
}
