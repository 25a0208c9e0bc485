import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface NewHistoryEntry {
  customerId: string
  incidentId: string
  /** Null: Holdfast itself. */
  actorId: string | null
  kind: string
  description: string
  details?: Record<string, unknown>
}

export const addHistoryEntry = (tx: TenantTransaction, entry: NewHistoryEntry) =>
  tx
    .insertInto('incidentHistory')
    .values({ ...entry, id: uuidV7(), details: JSON.stringify(entry.details ?? {}) })
    .execute()
