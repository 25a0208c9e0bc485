import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chooseServerHome } from './choose-server-home.ts'
import { claimFolder } from './claim-folder.ts'
import { createCluster } from './create-cluster.ts'
import { findFreePort } from './find-free-port.ts'
import { prepareDatabases } from './prepare-databases.ts'
import { chooseServerAccount, type ServerAccount } from './server-account.ts'
import { serverSettings } from './server-settings.ts'
import { migrationOwner, serverUrl } from './server-urls.ts'
import { startGuardian } from './start-guardian.ts'
import { type Server, ServerRefused, startServer, type StartServerOptions } from './start-server.ts'
import { stopOrphan } from './stop-orphan.ts'
import { stopServer } from './stop-server.ts'

export interface EmbeddedPostgresOptions {
  /** The folder with `bin`, `lib` and `share`: see locatePostgresBinaries. */
  readonly nativeDir: string
  /** Holds the cluster, its passwords and its log. Made when missing. */
  readonly dataDir: string
  /** A free one is taken when none is given. */
  readonly port?: number
  /** Removes `dataDir` when the server stops, or when this process is killed. */
  readonly ephemeral?: boolean
  /** Overrides of the server's own settings. */
  readonly settings?: Record<string, string>
}

export interface EmbeddedPostgres {
  readonly port: number
  readonly pid: number
  /** Signs in as the owner, for migrations alone. */
  readonly ownerUrl: string
  /** Signs in as holdfast_app, which row-level security binds. */
  readonly appUrl: string
  /** Settles when the server has ended, asked to or not. */
  readonly ended: Promise<void>
  /** Fast shutdown: open transactions are rolled back, committed ones are on disk. */
  stop(limitMs?: number): Promise<void>
}

/** Runs a Postgres of our own on a folder, whatever state an earlier, perhaps killed, run has left it in. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const ephemeral = options.ephemeral ?? false
  const account = await accountFor(options.dataDir)
  const { dataDir, nativeDir } = await chooseServerHome(options, account)
  const release = await claimFolder(path.join(dataDir, 'owner.json'))
  await stopOrphan(path.join(dataDir, 'cluster'))
  const { clusterDir, secrets } = await createCluster({ nativeDir, dataDir, account, ephemeral })
  const { server, port } = await startOnPort(options.port, (chosenPort) => ({
    nativeDir,
    dataDir,
    clusterDir,
    account,
    settings: {
      ...serverSettings({ port: chosenPort, walCompression: secrets.walCompression }),
      ...options.settings,
    },
  }))
  const dismissGuardian = startGuardian({ pid: server.pid, removeDir: ephemeral ? dataDir : undefined })
  const ended = server.ended.then(dismissGuardian)
  await prepareDatabases(port, secrets.ownerPassword, secrets.appPassword)
  return {
    port,
    pid: server.pid,
    ownerUrl: serverUrl(port, migrationOwner, secrets.ownerPassword),
    appUrl: serverUrl(port, 'holdfast_app', secrets.appPassword),
    ended,
    stop: async (limitMs = 5_000) => {
      await stopServer(server, nativeDir, clusterDir, limitMs)
      await ended
      await (ephemeral ? rm(dataDir, { recursive: true, force: true }) : release())
    },
  }
}

/** A folder that another account has made stays with that account. */
async function accountFor(dataDir: string): Promise<ServerAccount | undefined> {
  const account = await chooseServerAccount()
  const cluster = await stat(path.join(dataDir, 'cluster')).catch(() => undefined)
  return account && cluster && cluster.uid !== 0 ? { uid: cluster.uid, gid: cluster.gid } : account
}

/** Connections of a server that was killed notice it a moment later, and hold its memory until then. */
const LEFTOVERS_LIMIT_MS = 15_000
const LEFTOVERS_PAUSE_MS = 100
const PORT_ATTEMPTS = 5

async function startOnPort(
  wanted: number | undefined,
  optionsFor: (port: number) => StartServerOptions,
): Promise<{ server: Server; port: number }> {
  const beganAt = performance.now()
  for (let takenPorts = 0; ;) {
    const port = wanted ?? (await findFreePort())
    try {
      return { server: await startServer(optionsFor(port)), port }
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error
      // Between finding a free port and taking it, somebody else may have.
      const portTaken = /could not create any TCP\/IP sockets/.test(error.message) && wanted === undefined
      if (portTaken && ++takenPorts < PORT_ATTEMPTS) continue
      const hasLeftovers = /pre-existing shared memory block/.test(error.message)
      if (!hasLeftovers || performance.now() - beganAt > LEFTOVERS_LIMIT_MS) {
        throw new Error(`The embedded Postgres did not start: ${error.message}`, { cause: error })
      }
      await delay(LEFTOVERS_PAUSE_MS)
    }
  }
}
