import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface AgentSignal {
  readonly customerId: string
  readonly fingerprint: string
  readonly at: Date
  readonly hasLogs: boolean
  /** Why what it sent was refused; null when it was taken. */
  readonly error: string | null
}

/** Makes the installation on its first sign of life. Signals may arrive in any order. */
export async function noteAgentSignal(tx: TenantTransaction, signal: AgentSignal): Promise<void> {
  const { customerId, fingerprint, at, hasLogs, error } = signal
  await tx
    .insertInto('agentInstallations')
    .values({
      id: uuidV7(),
      customerId,
      fingerprint,
      createdAt: at,
      lastSeenAt: at,
      lastLogsAt: hasLogs ? at : null,
      lastError: error,
      lastErrorAt: error === null ? null : at,
    })
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'fingerprint']).doUpdateSet({
        lastSeenAt: sql`greatest(agent_installations.last_seen_at, excluded.last_seen_at)`,
        lastLogsAt: sql`greatest(agent_installations.last_logs_at, excluded.last_logs_at)`,
        lastError: sql`coalesce(excluded.last_error, agent_installations.last_error)`,
        lastErrorAt: sql`greatest(agent_installations.last_error_at, excluded.last_error_at)`,
      }),
    )
    .execute()
}
