import { buildFrontend } from '../build-frontend.ts'
import { runStages, vitestStage } from '../run-stages.ts'

export async function run(args: string[]): Promise<void> {
  await buildFrontend()
  await runStages([vitestStage(['nightly'], args)])
}
