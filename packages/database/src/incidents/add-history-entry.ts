import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { sealJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { noteChange } from './note-change.ts'
import { historyContext } from './sealing-contexts.ts'

export interface NewHistoryEntry {
  readonly customerId: string
  readonly incidentId: string
  /** Null: Holdfast itself. */
  readonly actorId: string | null
  readonly kind: string
  readonly description: string
  readonly details?: Record<string, unknown>
}

/** What names a title is given the cipher, and sealed. */
export async function addHistoryEntry(
  tx: TenantTransaction,
  { description, ...entry }: NewHistoryEntry,
  cipher?: CompanyCipher,
): Promise<void> {
  const id = uuidV7()
  const words = cipher ? { sealedDescription: sealJson(cipher, description, historyContext(id)) } : { description }
  await tx
    .insertInto('incidentHistory')
    .values({ ...entry, ...words, id, details: JSON.stringify(entry.details ?? {}) })
    .execute()
  await noteChange(tx, entry)
}
