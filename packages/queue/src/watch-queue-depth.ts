import type { JobSpec } from '@holdfast/contracts/job-spec'
import { Gauge, type Registry } from 'prom-client'
import type { QueueStore } from './queue-store.ts'

const states = ['waiting', 'active', 'delayed', 'prioritized'] as const

/** Counts the jobs of each queue whenever the metrics are read: what a fleet scales its workers by. */
export function watchQueueDepth(
  store: QueueStore,
  catalogue: readonly JobSpec[],
  registry: Registry,
): { close(): Promise<void> } {
  const queues = catalogue.map((spec) => store.openQueue(spec.name))
  const gauge: Gauge<'job' | 'state'> = new Gauge({
    name: 'holdfast_queue_jobs',
    help: 'Jobs by state',
    labelNames: ['job', 'state'],
    registers: [registry],
    collect: async () => {
      for (const queue of queues) {
        // Without an answer the last numbers would look like news.
        const counts = await queue.getJobCounts(...states).catch(() => undefined)
        for (const state of states) {
          if (counts) gauge.set({ job: queue.name, state }, counts[state] ?? 0)
          else gauge.remove({ job: queue.name, state })
        }
      }
    },
  })
  return {
    close: async () => {
      await Promise.all(queues.map((queue) => queue.close()))
    },
  }
}
