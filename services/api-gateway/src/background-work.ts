import type { FastifyBaseLogger } from 'fastify'

/** Work that an answer must not wait for, because its duration would tell something; closing the server waits for it. */
export interface BackgroundWork {
  run(work: Promise<unknown>): void
  settle(): Promise<void>
}

export function createBackgroundWork(logger: FastifyBaseLogger): BackgroundWork {
  const running = new Set<Promise<unknown>>()
  return {
    run(work) {
      const guarded = work
        .catch((error: unknown) => logger.error({ err: error }, 'background work failed'))
        .finally(() => running.delete(guarded))
      running.add(guarded)
    },
    async settle() {
      await Promise.all(running)
    },
  }
}
