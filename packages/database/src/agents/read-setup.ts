import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export const readSetup = (tx: TenantTransaction) =>
  tx.selectFrom('agentSetups').select(['step', 'deploymentType', 'completedAt']).executeTakeFirst()
