import type { IngestDependencies, StoredBatch } from '../ingest-dependencies.ts'

export interface EnqueueBuffer {
  add(batches: readonly StoredBatch[]): void
  /** Hands over what is left. */
  flush(): Promise<void>
}

const lingerMs = 40

/** Batches are committed before they come here, so they may wait for company on their way to the queue. */
export function createEnqueueBuffer({
  enqueue,
  logger,
}: Pick<IngestDependencies, 'enqueue' | 'logger'>): EnqueueBuffer {
  let waiting: StoredBatch[] = []
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const batches = waiting
    waiting = []
    if (batches.length === 0) return
    try {
      await enqueue(batches)
    } catch (error) {
      logger.warn({ err: error, batches: batches.length }, 'the queue took no jobs; the sweeper will add them')
    }
  }

  return {
    add(batches) {
      waiting.push(...batches)
      timer ??= setTimeout(() => void flush(), lingerMs)
    },
    flush,
  }
}
