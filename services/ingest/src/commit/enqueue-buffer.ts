import type { IngestDependencies, StoredBatch } from '../ingest-dependencies.ts'

interface Waiting {
  readonly batch: StoredBatch
  readonly origin: string | undefined
}

export interface EnqueueBuffer {
  /** Of one request. */
  add(batches: readonly StoredBatch[], origin: string | undefined): void
  /** Hands over what is left. */
  flush(): Promise<void>
}

const lingerMs = 40

/** Batches are committed before they come here, so they may wait for company on their way to the queue. */
export function createEnqueueBuffer({
  enqueue,
  logger,
}: Pick<IngestDependencies, 'enqueue' | 'logger'>): EnqueueBuffer {
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const taken = waiting
    waiting = []
    if (taken.length === 0) return
    try {
      await enqueue(
        taken.map(({ batch }) => batch),
        taken.map(({ origin }) => origin),
      )
    } catch (error) {
      // The queue has told of its outage; a line for each of these would be a flood.
      logger.debug({ err: error, batches: taken.length }, 'the queue took no jobs; the sweeper will add them')
    }
  }

  return {
    add(batches, origin) {
      for (const batch of batches) waiting.push({ batch, origin })
      timer ??= setTimeout(() => void flush(), lingerMs)
    },
    flush,
  }
}
