import { describeFailure } from './describe-failure.ts'

/** Says what came of an operator's command, or why nothing did. */
export async function runCommand(command: (args: readonly string[]) => Promise<string>): Promise<never> {
  try {
    process.stdout.write(`holdfast: ${await command(process.argv.slice(2))}\n`)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`holdfast: ${describeFailure(error)}\n`)
    process.exit(1)
  }
}
