import type { Database } from '../open-database.ts'
import { finishErasure } from './finish-erasure.ts'

/** What a killed process left half erased. Returns how many companies went. */
export async function finishErasures(database: Pick<Database, 'withSystem'>, now: Date): Promise<number> {
  const companies = await database.withSystem('erasure', (tx) =>
    tx
      .selectFrom('customers')
      .select('id')
      .where('erasureStartedAt', 'is not', null)
      .where('erasedAt', 'is', null)
      .execute(),
  )
  for (const { id } of companies) await finishErasure(database, id, now)
  return companies.length
}
