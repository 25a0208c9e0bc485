import type { WaitingTurns } from './fair-turns.ts'
import type { JobQueue } from './queue-store.ts'

/** Jobs keep their turn as their priority: the queue hands out the lowest first. */
export async function readWaitingTurns(queue: JobQueue): Promise<WaitingTurns | undefined> {
  const [first, last] = await Promise.all([true, false].map((isAscending) => turnAtEnd(queue, isAscending)))
  return first === undefined || last === undefined ? undefined : { first, last }
}

async function turnAtEnd(queue: JobQueue, isAscending: boolean): Promise<number | undefined> {
  const [job] = await queue.getJobs(['prioritized'], 0, 0, isAscending)
  return job?.opts.priority
}
