import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface SignalStages {
  readonly parsed: boolean
  readonly analysed: boolean
}

/** How far what agents sent since `since` came: stored means that it was parsed. */
export async function readSignalStages(
  tx: TenantTransaction,
  { fingerprint, since }: { fingerprint: string | undefined; since: Date },
): Promise<SignalStages> {
  const row = await tx
    .selectFrom('logBatches')
    .select([
      sql<boolean>`count(*) > 0`.as('parsed'),
      sql<boolean>`coalesce(bool_or(state = 'analysed'), false)`.as('analysed'),
    ])
    .where('sourceType', '=', 'otlp')
    .where('format', 'in', ['otlp-protobuf', 'otlp-json'])
    .where('id', '>=', firstIdOf(since))
    // What an SDK sends by itself says nothing of an agent.
    .where('agentFingerprint', 'is not', null)
    .$if(fingerprint !== undefined, (query) => query.where('agentFingerprint', '=', fingerprint ?? ''))
    .executeTakeFirstOrThrow()
  return row
}

/** The smallest id of version 7 that begins with this time. */
function firstIdOf(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}
