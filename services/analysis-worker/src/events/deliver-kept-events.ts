import { eventCatalogue } from '@holdfast/contracts/events/catalogue'
import type { PublishedEvent } from '@holdfast/contracts/events/event'
import { dropSentEvents } from '@holdfast/database/events/drop-sent-events'
import { type KeptEvent, listKeptEvents } from '@holdfast/database/events/list-kept-events'
import type { Database } from '@holdfast/database/open-database'
import type { EventSender } from '@holdfast/queue/send-events'

export interface DeliverDependencies {
  readonly database: Database
  readonly events: Pick<EventSender, 'deliver'>
}

const AT_ONCE = 500
const known = eventCatalogue.map(({ name }) => name)

/**
 * Sends what the outbox keeps, the oldest first, and drops it afterwards: whoever is killed in between sends it twice,
 * which its jobs and listeners tolerate. An event that a newer version published waits for a worker that knows it.
 */
export async function deliverKeptEvents({ database, events }: DeliverDependencies, signal: AbortSignal): Promise<void> {
  let sent = AT_ONCE
  while (sent === AT_ONCE && !signal.aborted) {
    const kept = await database.withSystem('sweeper', (tx) => listKeptEvents(tx, known, AT_ONCE))
    await events.deliver(kept.flatMap(toEvent))
    const ids = kept.map(({ id }) => id)
    await database.withSystem('sweeper', (tx) => dropSentEvents(tx, ids))
    sent = ids.length
  }
}

function toEvent({ name, payload, origin }: KeptEvent): PublishedEvent[] {
  const spec = eventCatalogue.find((event) => event.name === name)
  return spec ? [{ spec, payload: spec.payload.parse(payload), origin: origin ?? undefined }] : []
}
