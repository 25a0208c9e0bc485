import type { PublishedEvent, SendEvents } from '@holdfast/contracts/events/event'
import { type Kysely, sql } from 'kysely'
import { keepEvents } from './keep-events.ts'
import type { Tables } from '../schema/tables.ts'
import { assertTenantScope, type TenantWork } from './scoped-transaction.ts'

/** Runs `work` in one transaction that sees and writes the rows of this company alone, and sends its events after it. */
export async function withTenant<T>(
  kysely: Kysely<Tables>,
  send: SendEvents,
  customerId: string,
  work: TenantWork<T>,
): Promise<T> {
  const events: PublishedEvent[] = []
  const result = await kysely.transaction().execute(async (tx) => {
    // A literal, since a message of two statements takes no parameters.
    await sql`begin; select set_config('app.customer_id', ${sql.lit(customerId)}, true)`.execute(tx)
    assertTenantScope(tx)
    const done = await work(tx, {
      publish: (spec, payload, origin) => void events.push({ spec, payload, origin }),
    })
    await keepEvents(tx, customerId, events)
    return done
  })
  if (events.length > 0) await send(events)
  return result
}
