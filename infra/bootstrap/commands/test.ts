import { auditStage } from '../audit-stage.ts'
import { frontendSizeStage } from '../frontend-size.ts'
import { gateStages, runStages, vitestStage } from '../run-stages.ts'

export const run = (args: string[]): Promise<void> =>
  runStages([
    ...gateStages,
    auditStage,
    frontendSizeStage,
    vitestStage(['unit', 'frontend'], args),
    vitestStage(['integration', 'e2e'], args),
  ])
