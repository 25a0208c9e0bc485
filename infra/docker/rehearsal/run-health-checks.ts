import { setTimeout as delay } from 'node:timers/promises'
import { tryCommand } from './run-command.ts'

const PAUSE_MS = 2_000
/** What the compose file says of the services: asked more often, one that is merely slow would be given up at once. */
const PAUSE_AFTER_FAILURE_MS = 10_000

/**
 * Podman leaves health checks to systemd timers; on a machine without systemd nobody would run them, and whatever waits
 * for a healthy container would wait forever. Docker runs them itself.
 */
export async function runHealthChecks(project: string, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const { stdout } = await tryCommand('docker', ['version', '--format', '{{json .Server.Components}}'], env)
  const systemd = (await tryCommand('systemctl', ['is-system-running'], env)).stdout.trim()
  const isNeeded = /podman/i.test(stdout) && !/^(?:running|degraded|starting)$/.test(systemd)
  const stopping = new AbortController()
  if (!isNeeded) stopping.abort()
  const filter = ['ps', '--quiet', '--filter', `label=com.docker.compose.project=${project}`]
  const notBefore = new Map<string, number>()
  async function checkOne(id: string): Promise<void> {
    if ((notBefore.get(id) ?? 0) > Date.now()) return
    await tryCommand('podman', ['healthcheck', 'run', id], env)
    const format = '{{with .State.Health}}{{.FailingStreak}}{{end}}'
    const { stdout: streak } = await tryCommand('podman', ['inspect', '--format', format, id], env)
    notBefore.set(id, Date.now() + (Number(streak) > 0 ? PAUSE_AFTER_FAILURE_MS : 0))
  }
  async function check(): Promise<void> {
    while (!stopping.signal.aborted) {
      const { stdout: containers } = await tryCommand('podman', filter, env)
      const ids = containers.split('\n').filter((id) => id !== '')
      await Promise.all(ids.map(checkOne))
      await delay(PAUSE_MS)
    }
  }
  const checking = check()
  return async () => {
    stopping.abort()
    await checking
  }
}
