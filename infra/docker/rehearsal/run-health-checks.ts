import { setTimeout as delay } from 'node:timers/promises'
import { tryCommand } from './run-command.ts'

const pauseMs = 2_000

/**
 * Podman leaves health checks to systemd timers; on a machine without systemd nobody would run them, and whatever waits
 * for a healthy container would wait for ever. Docker runs them itself.
 */
export async function runHealthChecks(project: string, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const { stdout } = await tryCommand('docker', ['version', '--format', '{{json .Server.Components}}'], env)
  const systemd = (await tryCommand('systemctl', ['is-system-running'], env)).stdout.trim()
  const isNeeded = /podman/i.test(stdout) && !/^(?:running|degraded|starting)$/.test(systemd)
  const stopping = new AbortController()
  if (!isNeeded) stopping.abort()
  const filter = ['ps', '--quiet', '--filter', `label=com.docker.compose.project=${project}`]
  async function check(): Promise<void> {
    while (!stopping.signal.aborted) {
      const { stdout: containers } = await tryCommand('podman', filter, env)
      const ids = containers.split('\n').filter((id) => id !== '')
      await Promise.all(ids.map((id) => tryCommand('podman', ['healthcheck', 'run', id], env)))
      await delay(pauseMs)
    }
  }
  const checking = check()
  return async () => {
    stopping.abort()
    await checking
  }
}
