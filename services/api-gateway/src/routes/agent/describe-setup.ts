import type { SetupState } from '@holdfast/contracts/agent'
import type { AgentSetupsTable } from '@holdfast/database/schema/agent-tables'

export const describeSetup = (
  setup: Pick<AgentSetupsTable, 'step' | 'deploymentType' | 'completedAt'> | undefined,
): SetupState => ({
  step: setup?.step ?? 0,
  deployment_type: setup?.deploymentType ?? null,
  completed_at: setup?.completedAt?.toISOString() ?? null,
})
