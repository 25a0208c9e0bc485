import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { z } from 'zod'
import { serviceEnvironment } from '../config.ts'
import { StartError } from '../start-error.ts'

const script = path.resolve(import.meta.dirname, 'prepare-schema-process.ts')
const preload = path.resolve(import.meta.dirname, 'end-with-supervisor.ts')
const Failure = z.object({ reason: z.string() })

/**
 * Migrations and the tables of the job queue. In a process of its own, because what that takes to load is needed for a
 * second and would be held by the supervisor for as long as it runs.
 */
export async function prepareSchema(ownerUrl: string): Promise<void> {
  const child = fork(script, [], {
    env: serviceEnvironment({ DATABASE_URL: ownerUrl }),
    execArgv: ['--import', preload],
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let reason = 'The database could not be brought up to date.'
  child.on('message', (message) => {
    reason = Failure.safeParse(message).data?.reason ?? reason
  })
  const [exitCode] = await once(child, 'exit')
  if (exitCode !== 0) throw new StartError(reason)
}
