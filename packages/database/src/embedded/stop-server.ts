import { setTimeout as delay } from 'node:timers/promises'
import path from 'node:path'
import { runProgram } from './run-program.ts'
import type { Server } from './start-server.ts'

/** Fast shutdown; after the limit an immediate one, which costs the next start a crash recovery and loses nothing. */
export async function stopServer(
  server: Server,
  nativeDir: string,
  clusterDir: string,
  limitMs: number,
): Promise<void> {
  if (process.platform === 'win32') {
    // There are no such signals on Windows: Postgres emulates them for its own tool alone.
    const args = ['stop', '-D', clusterDir, '-m', 'fast', '-t', String(Math.ceil(limitMs / 1_000))]
    await runProgram({ file: path.join(nativeDir, 'bin', 'pg_ctl'), args, account: undefined, cwd: clusterDir })
    return
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    server.child.kill(signal)
    const stillRuns = delay(limitMs, true, { ref: false })
    if (!(await Promise.race([server.ended.then(() => false), stillRuns]))) return
  }
}
