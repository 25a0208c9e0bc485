import type { PublishedEvent } from '@holdfast/contracts/events/event'
import { deliverEvents } from '@holdfast/contracts/jobs'
import type { Logger } from '@holdfast/runtime/logger'
import type { Producer } from './create-producer.ts'
import type { EventStream } from './event-stream.ts'
import { jobOrigin } from './job-origin.ts'
import { createLingering } from './lingering.ts'
import type { Pipeline, PipelineStep } from './pipeline.ts'

export interface EventSender {
  /** For after a commit: never throws. What must not be lost is in the outbox, and only its delivery is asked for. */
  readonly send: (events: readonly PublishedEvent[]) => Promise<void>
  /** Starts the jobs of events that the outbox kept, and announces them. Throws where the queue did not take them. */
  readonly deliver: (events: readonly PublishedEvent[]) => Promise<void>
  /** Resolves when nothing waits for company any more. */
  readonly drain: () => Promise<void>
}

export interface EventSenderOptions {
  readonly pipeline: Pipeline
  readonly producer: Pick<Producer, 'addMany' | 'offer'>
  readonly stream: Pick<EventStream, 'announce'>
  readonly logger: Logger
}

/** What lingers leaves the work that it came of. */
const withOrigin = (event: PublishedEvent): PublishedEvent => ({ ...event, origin: event.origin ?? jobOrigin() })

export function createEventSender({ pipeline, producer, stream, logger }: EventSenderOptions): EventSender {
  const add = ({ job, toPayload, options }: PipelineStep, events: readonly PublishedEvent[]) =>
    producer.addMany(
      job,
      events.map(({ payload }) => toPayload(payload)),
      { delayMs: options.delayMs, origins: events.map(({ origin }) => origin) },
    )
  const offer = async (step: PipelineStep, events: readonly PublishedEvent[]) => {
    try {
      await add(step, events)
    } catch (error) {
      // The queue has reported its outage; a line for each of these would be a flood.
      logger.debug({ err: error, job: step.job.name, events: events.length }, 'the queue took no jobs; a sweep will')
    }
  }
  const lingering = new Map(
    pipeline.map((step) => [step, createLingering(step.options.lingerMs, (events) => offer(step, events))]),
  )
  return {
    send: async (events) => {
      for (const [step, waiting] of lingering) {
        const own = events.filter(({ spec }) => spec.name === step.event.name && spec.ifLost !== 'outbox')
        if (own.length > 0) await waiting.add(step.options.lingerMs === undefined ? own : own.map(withOrigin))
      }
      if (events.some(({ spec }) => spec.ifLost === 'outbox')) await producer.offer(deliverEvents, {})
      await stream.announce(events.filter(({ spec }) => spec.ifLost !== 'outbox'))
    },
    deliver: async (events) => {
      for (const step of pipeline) {
        const own = events.filter(({ spec }) => spec.name === step.event.name)
        if (own.length > 0) await add(step, own)
      }
      await stream.announce(events)
    },
    drain: async () => {
      for (const waiting of lingering.values()) await waiting.flush()
    },
  }
}
