import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { sql } from 'kysely'
import { z } from 'zod'
import { addHistoryEntry } from '../incidents/add-history-entry.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface UndoneChange {
  readonly kind: 'merge' | 'split'
  readonly incidentIds: string[]
}

const Previous = z.object({ fingerprint: z.string(), occurrenceCount: z.number(), eventCount: z.number() })

/** Undefined: there is no such change, or it was undone before. */
export async function undoGroupingChange(
  tx: TenantTransaction,
  { customerId, changeId, actorId }: { customerId: string; changeId: string; actorId: string },
): Promise<UndoneChange | undefined> {
  const change = await tx
    .updateTable('groupingChanges')
    .set({ undoneAt: sql`now()` })
    .where('id', '=', changeId)
    .where('kind', '!=', 'undo-split')
    .where('undoneAt', 'is', null)
    .returning(['kind', 'incidentId', 'intoId', 'ruleId', 'previous'])
    .executeTakeFirst()
  if (!change) return undefined
  if (change.ruleId) await tx.deleteFrom('groupingRules').where('id', '=', change.ruleId).execute()
  const { incidentId, intoId } = change
  if (change.kind === 'merge' && intoId) {
    const previous = Previous.parse(change.previous)
    await releaseMerged(tx, incidentId, previous.fingerprint)
    await tx
      .updateTable('incidents')
      .set({
        occurrenceCount: sql`greatest(1, occurrence_count - ${previous.occurrenceCount})`,
        eventCount: sql`greatest(0, event_count - ${previous.eventCount})`,
        updatedAt: sql`now()`,
      })
      .where('id', '=', intoId)
      .execute()
    const entry = { customerId, actorId, kind: 'merged', description: 'Merge undone' }
    for (const id of [incidentId, intoId]) await addHistoryEntry(tx, { ...entry, incidentId: id })
    return { kind: 'merge', incidentIds: [incidentId, intoId] }
  }
  await tx
    .updateTable('incidents')
    .set({ mergedInto: incidentId, fingerprint: sql`'merged:' || id` })
    .where('splitBy', '=', changeId)
    .execute()
  await tx
    .insertInto('groupingChanges')
    .values({
      id: uuidV7(),
      customerId,
      kind: 'undo-split',
      incidentId,
      intoId: null,
      ruleId: null,
      createdBy: actorId,
      appliedAt: null,
      undoneAt: null,
    })
    .execute()
  await addHistoryEntry(tx, { customerId, actorId, incidentId, kind: 'split', description: 'Split undone' })
  return { kind: 'split', incidentIds: [incidentId] }
}

/** Its old fingerprint may have gone to a new incident meanwhile; then it stays one without a future. */
async function releaseMerged(tx: TenantTransaction, incidentId: string, fingerprint: string): Promise<void> {
  const taken = await tx
    .selectFrom('incidents')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .where('id', '!=', incidentId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  await tx
    .updateTable('incidents')
    .set({ mergedInto: null, updatedAt: sql`now()`, ...(taken ? {} : { fingerprint }) })
    .where('id', '=', incidentId)
    .execute()
}
