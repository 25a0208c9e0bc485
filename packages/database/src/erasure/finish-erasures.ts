import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../open-database.ts'
import { beginErasure } from './begin-erasure.ts'
import { finishErasure } from './finish-erasure.ts'

/** Begins those whose time has come, and goes on with what a killed process left half erased. Returns how many went. */
export async function finishErasures(
  database: Pick<Database, 'withSystem' | 'withTenant'>,
  now: Date,
  onBegun: (customerId: string) => void = () => undefined,
): Promise<number> {
  const due = await database.withSystem('erasure', (tx) =>
    tx
      .selectFrom('customers')
      .select('id')
      .where('erasureDueAt', '<=', now)
      .where('erasureStartedAt', 'is', null)
      .execute(),
  )
  for (const { id } of due) {
    const hasBegun = await database.withTenant(id, async (tx) => {
      // Whoever called it off in this moment was in time.
      const company = await tx
        .selectFrom('customers')
        .select('id')
        .where('erasureDueAt', '<=', now)
        .where('erasureStartedAt', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (!company) return false
      const where = { address: '', requestId: '', at: now }
      await recordAudit(tx, { ...where, customerId: id, action: 'company.erased', actor: null })
      await beginErasure(tx, id, now)
      return true
    })
    if (hasBegun) onBegun(id)
  }
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
