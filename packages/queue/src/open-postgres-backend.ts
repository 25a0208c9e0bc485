import { endSilentSocket, socketOf } from '@holdfast/runtime/end-silent-socket'
import { createPostgresBackend, isPgPool } from 'bullmq'
import { Pool } from 'pg'
import { nameOutages } from './name-outages.ts'
import type { OutageLog } from './create-outage-log.ts'
import type { StoreBackend } from './store-backend.ts'

/** Large enough for every worker's LISTEN and some queries beside it; connections are made only when needed. */
const MAX_CONNECTIONS = 20

/**
 * Each bulk of jobs goes through temporary tables, and Postgres remembers for the life of a session what it looked up of
 * each: 3 KB a bulk, gigabytes in a day of one busy connection.
 */
const USES_OF_CONNECTION = 5_000

const STATEMENT_TIMEOUT_MS = 30_000
/** What has not come when the server itself would have given up will not come. */
const silentMs = STATEMENT_TIMEOUT_MS + 5_000

/** The server too lets go of a session whose process cannot be reached any more. */
const sessionLimits = `-c statement_timeout=${STATEMENT_TIMEOUT_MS} -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4`

/** Sessions act as holdfast_queue, which may touch nothing but the jobs. */
export function openPostgresBackend(url: string, applicationName: string, outageLog: OutageLog): StoreBackend {
  const pool = new Pool({
    connectionString: url,
    application_name: `${applicationName}-queue`,
    options: `-c role=holdfast_queue -c search_path=bullmq ${sessionLimits}`,
    max: MAX_CONNECTIONS,
    maxUses: USES_OF_CONNECTION,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  pool.on('connect', (client) => {
    const link = outageLog.link()
    link.up()
    client.on('error', link.down)
    const socket = socketOf(client)
    if (socket) endSilentSocket(socket, silentMs)
  })
  // The pool repeats what its idle connections report.
  pool.on('error', () => undefined)
  // Each queue and worker listens to the pool that they share.
  pool.setMaxListeners(0)
  // The library describes pg's pool in types of its own.
  const connection: unknown = pool
  if (!isPgPool(connection)) throw new Error('bullmq does not know this version of pg.')
  return {
    kind: 'postgres',
    factory: (name, options, rest) => nameOutages(createPostgresBackend(name, { ...options, connection }, rest)),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}
