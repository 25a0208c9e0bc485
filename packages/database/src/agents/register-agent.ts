import type { DeploymentType } from '@holdfast/contracts/agent'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface RegisteredAgent {
  readonly customerId: string
  readonly fingerprint: string
  readonly deploymentType: DeploymentType | 'unknown'
  readonly now: Date
}

/** An agent that somebody set up: pending until its first sign of life. */
export async function registerAgent(tx: TenantTransaction, agent: RegisteredAgent): Promise<void> {
  const { customerId, fingerprint, deploymentType, now } = agent
  await tx
    .insertInto('agentInstallations')
    .values({ id: uuidV7(), customerId, fingerprint, deploymentType, createdAt: now })
    .onConflict((conflict) => conflict.columns(['customerId', 'fingerprint']).doUpdateSet({ deploymentType }))
    .execute()
}
