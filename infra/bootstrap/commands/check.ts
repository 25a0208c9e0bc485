import { gateStages, runStages, vitestStage } from '../run-stages.ts'

export const run = (args: string[]): Promise<void> =>
  runStages([...gateStages, vitestStage(['unit', 'frontend'], args)])
