import type { Logger } from '@holdfast/runtime/logger'
import { createProducer } from './create-producer.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import type { Pipeline } from './pipeline.ts'
import type { QueueStore } from './queue-store.ts'
import { createEventSender, type EventSender } from './send-events.ts'

/** What a service needs to publish events, and to listen to those of others. */
export interface Events extends EventSender {
  readonly stream: EventStream
  /** When nothing is published any more. */
  close(): Promise<void>
}

export function openEvents(store: QueueStore, pipeline: Pipeline, logger: Logger): Events {
  const producer = createProducer(store, logger)
  const stream = openEventStream(store, logger)
  const sender = createEventSender({ pipeline, producer, stream, logger })
  return {
    ...sender,
    stream,
    close: async () => {
      await sender.drain()
      await Promise.all([stream.close(), producer.close()])
    },
  }
}
