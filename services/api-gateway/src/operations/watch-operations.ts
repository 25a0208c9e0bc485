import { type Backlog, readBacklog } from '@holdfast/database/batches/read-backlog'
import type { Database } from '@holdfast/database/open-database'
import { openDeadLetters } from '@holdfast/queue/dead-letters'
import type { QueueStore } from '@holdfast/queue/queue-store'
import { watchQueueDepth } from '@holdfast/queue/watch-queue-depth'
import { Gauge, type Registry } from 'prom-client'
import { shownJobs } from './open-queue-view.ts'

export interface WatchedOperations {
  readonly database: Database
  readonly queue: QueueStore
  readonly metrics: Registry
  readonly now: () => Date
}

/**
 * Numbers of the whole installation, which every gateway reports alike: what waits in the queue and in the database.
 * Gateways report them because they are there when no worker is.
 */
export function watchOperations({ database, queue, metrics, now }: WatchedOperations): { close(): Promise<void> } {
  const depth = watchQueueDepth(queue, shownJobs, metrics)
  const deadLetters = openDeadLetters(queue)
  let reading: Promise<Backlog | undefined> | undefined
  // The gauges are collected at the same moment: one query serves all of them.
  const backlog = () =>
    (reading ??= database
      .withSystem('operator-telemetry', readBacklog)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined
      }))
  const ageSeconds = ({ oldestReceivedAt }: Backlog) =>
    oldestReceivedAt ? Math.max(0, now().getTime() - oldestReceivedAt.getTime()) / 1_000 : 0

  watch(metrics, 'holdfast_dead_letters', 'Jobs that failed for good and wait for somebody to look.', () =>
    deadLetters.count().catch(() => undefined),
  )
  watch(metrics, 'holdfast_backlog_batches', 'Batches that are stored and not yet analyzed.', async () => {
    return (await backlog())?.batches
  })
  watch(metrics, 'holdfast_backlog_records', 'Log records that are stored and not yet analyzed.', async () => {
    return (await backlog())?.records
  })
  watch(
    metrics,
    'holdfast_backlog_oldest_seconds',
    'How long the oldest batch has waited for its analysis.',
    async () => {
      const found = await backlog()
      return found && ageSeconds(found)
    },
  )
  return {
    close: async () => {
      await Promise.all([depth.close(), deadLetters.close()])
    },
  }
}

/** Asked whenever the metrics are read. Without an answer the last number would look like news. */
function watch(metrics: Registry, name: string, help: string, read: () => Promise<number | undefined>): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [metrics],
    collect: async () => {
      const value = await read()
      if (value === undefined) gauge.remove()
      else gauge.set(value)
    },
  })
}
