import type { PublishedEvent } from '@holdfast/contracts/events/event'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { TenantTransaction } from './scoped-transaction.ts'

/** Commits, with what they report, the events that must not be lost. */
export async function keepEvents(
  tx: TenantTransaction,
  customerId: string,
  events: readonly PublishedEvent[],
): Promise<void> {
  const kept = events.filter(({ spec }) => spec.ifLost === 'outbox')
  if (kept.length === 0) return
  await tx
    .insertInto('eventOutbox')
    .values(
      kept.map(({ spec, payload, origin }) => ({
        id: uuidV7(),
        customerId,
        name: spec.name,
        payload: JSON.stringify(payload),
        origin: origin ?? null,
      })),
    )
    .execute()
}
