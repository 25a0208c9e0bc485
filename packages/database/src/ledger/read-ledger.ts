import type { Ledger, LedgerCounts } from '@holdfast/contracts/logs'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface LedgerWindow {
  readonly since: Date
  readonly until: Date
}

const terms = ['received', 'stored', 'duplicate', 'rejected', 'analysed', 'waiting', 'failed'] as const

/** What became of every record of the hours that begin in the window. */
export async function readLedger(tx: TenantTransaction, { since, until }: LedgerWindow): Promise<Ledger> {
  const rows = await tx
    .selectFrom('ingestLedger')
    .leftJoin('apiKeys', 'apiKeys.id', 'ingestLedger.apiKeyId')
    .select(['hour', 'apiKeys.prefix', ...terms])
    .where('hour', '>=', since)
    .where('hour', '<', until)
    .orderBy('hour', 'desc')
    .orderBy('ingestLedger.apiKeyId')
    .execute()
  const reasons = await tx
    .selectFrom('ingestLedgerReasons')
    .select(({ fn }) => ['reason', fn.sum<string>('count').as('count')])
    .where('hour', '>=', since)
    .where('hour', '<', until)
    .groupBy('reason')
    .orderBy('reason')
    .execute()
  const totals: LedgerCounts = {
    received: 0,
    stored: 0,
    duplicate: 0,
    rejected: 0,
    analysed: 0,
    waiting: 0,
    failed: 0,
  }
  for (const row of rows) for (const term of terms) totals[term] += row[term]
  return {
    totals,
    reasons: Object.fromEntries(reasons.map(({ reason, count }) => [reason, Number(count)])),
    hours: rows.map(({ hour, prefix, ...counts }) => ({
      ...counts,
      hour: hour.toISOString(),
      api_key_prefix: prefix ?? 'samples',
    })),
  }
}
