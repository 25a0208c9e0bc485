import { correlate, digestBatch, type JobSpec, refineIncident, sendMail } from '@holdfast/contracts/jobs'
import type { QueueView } from '@holdfast/contracts/operations'
import { type DeadLetters, openDeadLetters } from '@holdfast/queue/dead-letters'
import type { QueueStore } from '@holdfast/queue/queue-store'

/** Every job that a worker or a gateway runs. */
export const jobCatalogue: readonly JobSpec[] = [digestBatch, correlate, refineIncident, sendMail]

export interface OperatorsQueue {
  readonly store: QueueStore['kind']
  readonly deadLetters: DeadLetters
  depths(): Promise<QueueView['queues']>
  close(): Promise<void>
}

/** What operators see of the queue, in whichever store it is. */
export function openQueueView(store: QueueStore): OperatorsQueue {
  const queues = jobCatalogue.map(({ name }) => store.openQueue(name))
  const deadLetters = openDeadLetters(store)
  return {
    store: store.kind,
    deadLetters,
    depths: () =>
      Promise.all(
        queues.map(async (queue) => {
          const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized')
          const { waiting = 0, active = 0, delayed = 0, prioritized = 0 } = counts
          return { job: queue.name, waiting, active, delayed, prioritized }
        }),
      ),
    close: async () => {
      await Promise.all([...queues.map((queue) => queue.close()), deadLetters.close()])
    },
  }
}
