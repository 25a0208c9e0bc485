import { runScript } from '../run-script.ts'

export async function run(args: string[]): Promise<void> {
  await runScript('services/standalone/src/operators/main.ts', args)
}
