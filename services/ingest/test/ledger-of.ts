import { readLedger } from '@holdfast/database/ledger/read-ledger'
import type { Database } from '@holdfast/database/open-database'

const allTime = { since: new Date(0), until: new Date(8.64e15) }

export async function ledgerOf(database: Database, customerId: string) {
  const { totals, reasons } = await database.withTenant(customerId, (tx) => readLedger(tx, allTime))
  return { ...totals, reasons }
}
