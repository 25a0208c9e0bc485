import type { PublishedEvent } from '@holdfast/contracts/events/event'

export interface Lingering {
  /** Resolves when they were handed over, or at once where they may wait for company. */
  add(events: readonly PublishedEvent[]): Promise<void>
  /** Hands over what is left. */
  flush(): Promise<void>
}

/** Events are committed before they come here, so they may wait for company. `handOver` never throws. */
export function createLingering(
  lingerMs: number | undefined,
  handOver: (events: readonly PublishedEvent[]) => Promise<void>,
): Lingering {
  let waiting: PublishedEvent[] = []
  let timer: NodeJS.Timeout | undefined
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const taken = waiting
    waiting = []
    if (taken.length > 0) await handOver(taken)
  }
  return {
    add: async (events) => {
      if (lingerMs === undefined) return handOver(events)
      for (const event of events) waiting.push(event)
      timer ??= setTimeout(() => void flush(), lingerMs)
    },
    flush,
  }
}
