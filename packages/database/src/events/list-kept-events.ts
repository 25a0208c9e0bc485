import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** Events of the outbox that go by these names, the oldest first. */
export const listKeptEvents = (tx: SystemTransaction, names: readonly string[], limit: number) =>
  tx
    .selectFrom('eventOutbox')
    .select(['id', 'name', 'payload', 'origin'])
    .where('name', 'in', [...names])
    .orderBy('id')
    .limit(limit)
    .execute()

export type KeptEvent = Awaited<ReturnType<typeof listKeptEvents>>[number]
