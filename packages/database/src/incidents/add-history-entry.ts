import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { noteChange } from './note-change.ts'

export interface NewHistoryEntry {
  customerId: string
  incidentId: string
  /** Null: Holdfast itself. */
  actorId: string | null
  kind: string
  description: string
  details?: Record<string, unknown>
}

export async function addHistoryEntry(tx: TenantTransaction, entry: NewHistoryEntry): Promise<void> {
  await tx
    .insertInto('incidentHistory')
    .values({ ...entry, id: uuidV7(), details: JSON.stringify(entry.details ?? {}) })
    .execute()
  await noteChange(tx, entry)
}
