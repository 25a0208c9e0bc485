import { runScript } from '../run-script.ts'

/** npm changes to the checkout; the folder on the command line is meant from where the user stands. */
export async function run(args: string[]): Promise<void> {
  process.chdir(process.env['INIT_CWD'] ?? '.')
  await runScript('services/standalone/src/recordings/main.ts', args)
}
