import type { PublishedEvent, SendEvents } from '@holdfast/contracts/events/event'
import type { Kysely } from 'kysely'
import type { Tables } from '../schema/tables.ts'
import { systemScope, toQuery } from './scope.ts'
import { assertSystemScope, type SystemWork } from './scoped-transaction.ts'
import type { SystemPurpose } from './system-purpose.ts'

/**
 * Runs `work` in one transaction beyond companies, for a named purpose, and sends its events after it. It changes the
 * role: were system policies on the tenants' role, each tenant query would carry their `OR` and lose its index.
 */
export async function withSystem<T>(
  kysely: Kysely<Tables>,
  send: SendEvents,
  purpose: SystemPurpose,
  work: SystemWork<T>,
): Promise<T> {
  const events: PublishedEvent[] = []
  const result = await kysely.transaction().execute(async (tx) => {
    await tx.executeQuery(toQuery(systemScope(purpose)))
    assertSystemScope(tx)
    return work(tx, { publish: (spec, payload, origin) => void events.push({ spec, payload, origin }) })
  })
  if (events.length > 0) await send(events)
  return result
}
