import type { PublishedEvent, SendEvents } from '@holdfast/contracts/events/event'
import type { Kysely } from 'kysely'
import { keepEvents } from './keep-events.ts'
import type { Tables } from '../schema/tables.ts'
import { tenantScope, toQuery } from './scope.ts'
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
    await tx.executeQuery(toQuery(tenantScope(customerId)))
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
