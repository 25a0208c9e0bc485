import { createPostgresBackend, isPgPool } from 'bullmq'
import { Pool } from 'pg'
import { nameOutages } from './name-outages.ts'
import type { OutageLog } from './create-outage-log.ts'
import type { StoreBackend } from './queue-store.ts'

/** Large enough for every worker's LISTEN and some queries beside it; connections are made only when needed. */
const maxConnections = 20

/** Sessions act as holdfast_queue, which may touch nothing but the jobs. */
export function openPostgresBackend(url: string, applicationName: string, outageLog: OutageLog): StoreBackend {
  const pool = new Pool({
    connectionString: url,
    application_name: `${applicationName}-queue`,
    options: '-c role=holdfast_queue -c search_path=bullmq -c statement_timeout=30000',
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  pool.on('connect', (client) => {
    client.on('error', outageLog.lost)
    outageLog.restored()
  })
  // The pool repeats what its idle connections report.
  pool.on('error', () => undefined)
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
