import { buildFrontend } from '../build-frontend.ts'
import { runScript } from '../run-script.ts'
import { run as analyze } from './analyze.ts'

export async function run(args: string[]): Promise<void> {
  const [first, ...rest] = args
  if (first === 'analyze') return analyze(rest)
  await buildFrontend()
  await runScript('services/standalone/src/main.ts', args)
}
