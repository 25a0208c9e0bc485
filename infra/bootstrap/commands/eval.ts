import { runScript } from '../run-script.ts'

export async function run(args: string[]): Promise<void> {
  process.chdir(process.env['INIT_CWD'] ?? '.')
  await runScript('packages/evaluation/src/main.ts', args)
}
