import { spawn } from 'node:child_process'

export interface GuardianOptions {
  /** The process to stop when we are gone. */
  readonly pid: number
  /** A folder to remove after that. */
  readonly removeDir: string | undefined
}

const script = `
cat >/dev/null
kill -INT "$1" 2>/dev/null
while kill -0 "$1" 2>/dev/null; do sleep 0.1; done
[ -n "$2" ] && rm -rf -- "$2"
exit 0`

/**
 * Postgres outlives its parent, even one killed with -9. A shell waits for the end of a pipe that only we hold open and
 * then stops it. Returns how to call the guardian off. There is no such shell on Windows: the next start cleans up.
 */
export function startGuardian({ pid, removeDir }: GuardianOptions): () => void {
  if (process.platform === 'win32') return () => undefined
  const child = spawn('/bin/sh', ['-c', script, 'holdfast-guardian', String(pid), removeDir ?? ''], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  })
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  child.unref()
  return () => child.kill('SIGKILL')
}
