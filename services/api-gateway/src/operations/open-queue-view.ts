import { jobCatalogue } from '@holdfast/contracts/jobs'
import type { QueueView } from '@holdfast/contracts/operations'
import { type DeadLetters, openDeadLetters } from '@holdfast/queue/dead-letters'
import type { QueueStore } from '@holdfast/queue/queue-store'

/** What runs by itself says nothing of how much there is to do. */
export const shownJobs = jobCatalogue.filter(({ schedule }) => schedule === undefined)

export interface OperatorsQueue {
  readonly store: QueueStore['kind']
  readonly deadLetters: DeadLetters
  depths(): Promise<QueueView['queues']>
  close(): Promise<void>
}

/** What operators see of the queue, in whichever store it is. */
export function openQueueView(store: QueueStore): OperatorsQueue {
  const queues = shownJobs.map(({ name }) => store.openQueue(name))
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
