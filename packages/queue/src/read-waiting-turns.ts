import type { WaitingTurns } from './fair-turns.ts'
import type { JobQueue } from './queue-store.ts'

/** Jobs keep their turn as their priority: the queue hands out the lowest first. */
export async function readWaitingTurns(queue: JobQueue): Promise<WaitingTurns | undefined> {
  const [[next], count] = await Promise.all([queue.getJobs(['prioritized'], 0, 0, true), queue.getPrioritizedCount()])
  return next?.opts.priority === undefined ? undefined : { first: next.opts.priority, count }
}
