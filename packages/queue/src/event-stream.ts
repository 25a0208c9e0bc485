import type { EventSpec, PublishedEvent } from '@holdfast/contracts/events/event'
import type { Logger } from '@holdfast/runtime/logger'
import type { QueueEventsListener } from 'bullmq'
import type { z } from 'zod'
import { answerWithin } from './answer-within.ts'
import type { QueueStore } from './queue-store.ts'

/** What is announced in one process is heard in all of them, if they listen: nothing is kept for those who do not. */
export interface EventStream {
  /** Never throws: whoever did not hear of it looks by itself now and then. */
  announce(events: readonly PublishedEvent[]): Promise<void>
  /** Ends with the returned call. */
  listen<Spec extends EventSpec>(spec: Spec, hear: (payload: z.output<Spec['payload']>) => void): () => void
  close(): Promise<void>
}

interface AnnouncementListener extends QueueEventsListener {
  readonly announced: (args: { name: string; payload: string }) => void
}

const streamName = 'events'
/** For those who lag behind. */
const MAX_KEPT = 1_000
const ANSWER_LIMIT_MS = 5_000

export function openEventStream(store: QueueStore, logger: Logger): EventStream {
  const producer = store.openEventsProducer(streamName)
  const listeners = new Map<string, Set<(payload: string) => void>>()
  let events: ReturnType<QueueStore['openEvents']> | undefined
  const hearAll = () => {
    const opened = store.openEvents(streamName)
    opened.on<AnnouncementListener, 'announced'>('announced', ({ name, payload }) => {
      for (const hear of listeners.get(name) ?? []) hear(payload)
    })
    return opened
  }
  return {
    announce: async (published) => {
      try {
        for (const { spec, payload } of published.filter((event) => event.spec.isAnnounced)) {
          const fields = { eventName: 'announced', name: spec.name, payload: JSON.stringify(payload) }
          await answerWithin(producer.publishEvent(fields, MAX_KEPT), ANSWER_LIMIT_MS)
        }
      } catch (error) {
        logger.debug({ err: error }, 'an event could not be announced')
      }
    },
    listen: (spec, hear) => {
      events ??= hearAll()
      const known = listeners.get(spec.name) ?? new Set()
      listeners.set(spec.name, known)
      const read = (payload: string) => {
        const parsed = spec.payload.safeParse(JSON.parse(payload))
        if (parsed.success) hear(parsed.data as Parameters<typeof hear>[0])
      }
      known.add(read)
      return () => void known.delete(read)
    },
    close: async () => {
      await Promise.all([events?.close(), producer.close()])
    },
  }
}
