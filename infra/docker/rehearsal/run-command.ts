import { execFile } from 'node:child_process'

export interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs to the end, whatever its exit code. */
export function tryCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(command, [...args], { env, maxBuffer: 100_000_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, stdout, stderr }),
    )
  })
}

/** Its standard output; throws when it fails. */
export async function runCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { code, stdout, stderr } = await tryCommand(command, args, env)
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${stderr.slice(-4_000)}${stdout.slice(-2_000)}`)
  return stdout
}
