import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export const listAgents = (tx: TenantTransaction, fingerprint?: string) =>
  tx
    .selectFrom('agentInstallations')
    .selectAll()
    .$if(fingerprint !== undefined, (query) => query.where('fingerprint', '=', fingerprint ?? ''))
    .orderBy('createdAt', 'desc')
    .execute()

export type AgentRow = Awaited<ReturnType<typeof listAgents>>[number]
