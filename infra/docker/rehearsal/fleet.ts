import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { imagesOf } from './build-images.ts'
import { runCommand, tryCommand } from './run-command.ts'
import { waitUntil } from './wait-until.ts'

const folder = path.resolve(import.meta.dirname, '..')

/** What runs: images by their tag, and the folder with the compose file that belongs to them. */
export interface Version {
  readonly tag: string
  readonly folder: string
}

export interface Fleet {
  readonly webUrl: string
  readonly otlpUrl: string
  readonly mailUrl: string
  /** What the compose file and the scripts beside it are given. */
  readonly env: NodeJS.ProcessEnv
  readonly secretsDir: string
  /** From now on commands speak of this version; what runs stays as it is. */
  use(version: Version): void
  compose(...args: string[]): Promise<string>
  containersOf(service: string): Promise<string[]>
  isRunning(container: string): Promise<boolean>
  /** Ends a container's first process as a crash would: its restart policy counts. */
  crash(container: string): Promise<void>
  remove(): Promise<void>
}

/** A project of its own beside whatever runs here: own names, ports, volumes and secrets. */
export async function createFleet(project: string, version: Version): Promise<Fleet> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'holdfast-rehearsal-'))
  const secrets = path.join(home, 'secrets')
  await runCommand(path.join(folder, 'make-secrets'), ['--mail-catcher', secrets], process.env)
  const [web, otlpHttp, otlpGrpc, mail] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const settingsOf = ({ tag, folder: files }: Version) => ({
    ...imagesOf(tag),
    COMPOSE_FILE: path.join(files, 'docker-compose.yml'),
  })
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...settingsOf(version),
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_PROFILES: 'mail-catcher',
    SECRETS_DIR: secrets,
    PUBLIC_URL: `http://localhost:${web}`,
    WEB_PORT: String(web),
    OTLP_HTTP_PORT: String(otlpHttp),
    OTLP_GRPC_PORT: String(otlpGrpc),
    MAIL_CATCHER_PORT: String(mail),
  }
  const compose = (...args: string[]) => runCommand('docker', ['compose', ...args], env)
  const inspect = async (container: string, format: string) =>
    (await runCommand('docker', ['inspect', '--format', format, container], env)).trim()
  const isRunning = async (container: string) => (await inspect(container, '{{.State.Running}}')) === 'true'
  return {
    webUrl: `http://127.0.0.1:${web}`,
    otlpUrl: `http://127.0.0.1:${otlpHttp}`,
    mailUrl: `http://127.0.0.1:${mail}`,
    env,
    secretsDir: secrets,
    use: (next) => {
      Object.assign(env, settingsOf(next))
    },
    compose,
    containersOf: async (service) => (await compose('ps', '--quiet', service)).split('\n').filter((id) => id !== ''),
    isRunning,
    crash: async (container) => {
      const startedAt = await inspect(container, '{{.State.StartedAt}}')
      await killMainProcess(container, await inspect(container, '{{.State.Pid}}'), env)
      await waitUntil(
        `${container} to start again`,
        async () => (await isRunning(container)) && (await inspect(container, '{{.State.StartedAt}}')) !== startedAt,
        60_000,
      )
    },
    remove: async () => {
      await tryCommand('docker', ['compose', 'down', '--volumes', '--timeout', '15'], env)
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Where the engine's processes are ours to see, a real crash; elsewhere a kill, after which the engine must be told to start it. */
async function killMainProcess(container: string, pid: string, env: NodeJS.ProcessEnv): Promise<void> {
  try {
    process.kill(Number(pid), 'SIGKILL')
  } catch {
    await runCommand('docker', ['kill', container], env)
    await runCommand('docker', ['start', container], env)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
