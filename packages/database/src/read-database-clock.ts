import { sql } from 'kysely'
import type { SystemTransaction } from './tenancy/scoped-transaction.ts'

export async function readDatabaseClock(tx: SystemTransaction): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx)
  return rows[0]?.now ?? new Date(Number.NaN)
}
