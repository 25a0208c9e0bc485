import type { StoredBatches } from '@holdfast/records/stored/read-around'
import type { SignalStore } from './open-stream.ts'

/** What agents sent, as long as it is kept. */
export async function openStored({ database, vault }: SignalStore, customerId: string): Promise<StoredBatches> {
  const cipher = await database.withTenant(customerId, (tx) => vault.cipherOf(tx, customerId))
  return { database, customerId, cipher }
}
