import type { DeploymentType } from '@holdfast/contracts/agent'
import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface SetupStep {
  readonly customerId: string
  readonly step: number
  readonly deploymentType: DeploymentType | 'unknown' | null
  readonly now: Date
}

/** Once complete, setting up another agent does not undo that; the first completion's time stands. */
export async function saveSetupStep(tx: TenantTransaction, setup: SetupStep) {
  const { customerId, step, deploymentType, now } = setup
  return tx
    .insertInto('agentSetups')
    .values({ customerId, step, deploymentType, completedAt: step === 5 ? now : null })
    .onConflict((conflict) =>
      conflict.column('customerId').doUpdateSet({
        step: sql`case when agent_setups.completed_at is null then excluded.step else 5 end`,
        deploymentType: sql`coalesce(excluded.deployment_type, agent_setups.deployment_type)`,
        completedAt: sql`coalesce(agent_setups.completed_at, excluded.completed_at)`,
      }),
    )
    .returning(['step', 'deploymentType', 'completedAt'])
    .executeTakeFirstOrThrow()
}
