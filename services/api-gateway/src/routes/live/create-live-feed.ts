import { eventCatalogue } from '@holdfast/contracts/events/catalogue'
import { LiveEvent } from '@holdfast/contracts/live-feed'
import type { EventStream } from '@holdfast/queue/event-stream'
import { z } from 'zod'

export interface Follower {
  readonly customerId: string
  readonly userId: string
  readonly tell: (event: LiveEvent) => void
  /** The server closes. */
  readonly end: () => void
}

export interface LiveFeed {
  /** Undefined where this person has as many already; else the call that ends it. */
  follow(follower: Follower): (() => void) | undefined
  close(): void
}

/** A browser's tabs, with room for those that it has not closed yet. */
const MAX_PER_PERSON = 10

/** Other announcements are for requests that wait. */
const shown: ReadonlySet<string> = new Set(LiveEvent.shape.type.options)

const OfCompany = z.object({ customerId: z.string(), incidentId: z.string().optional(), jobId: z.string().optional() })

/** Hands each company's announced events to those of its people who follow them at this gateway. */
export function createLiveFeed(stream: Pick<EventStream, 'listen'>): LiveFeed {
  const followers = new Set<Follower>()
  const stops = eventCatalogue
    .filter(({ name }) => shown.has(name))
    .map((spec) =>
      stream.listen(spec, (payload) => {
        const { customerId, incidentId, jobId } = OfCompany.parse(payload)
        const event = LiveEvent.parse({ type: spec.name, incident_id: incidentId, job_id: jobId })
        for (const follower of followers) if (follower.customerId === customerId) follower.tell(event)
      }),
    )
  return {
    follow: (follower) => {
      const own = [...followers].filter(({ userId }) => userId === follower.userId)
      if (own.length >= MAX_PER_PERSON) return undefined
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    close: () => {
      for (const stop of stops) stop()
      for (const { end } of followers) end()
    },
  }
}
