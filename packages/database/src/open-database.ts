import type { SendEvents } from '@holdfast/contracts/events/event'
import { createOutageLog } from '@holdfast/runtime/create-outage-log'
import type { Logger } from '@holdfast/runtime/logger'
import { Kysely } from 'kysely'
import { assertServerSettings } from './assert-server-settings.ts'
import { connectionConfig, DEFAULT_STATEMENT_TIMEOUT_MS } from './connection-config.ts'
import { createPool } from './create-pool.ts'
import { reportFailures } from './report-failures.ts'
import type { Tables } from './schema/tables.ts'
import { readTenant } from './tenancy/read-tenant.ts'
import { ColumnNames, ScopedDialect } from './tenancy/scoped-dialect.ts'
import type { SystemWork, TenantTransaction, TenantWork } from './tenancy/scoped-transaction.ts'
import type { SystemPurpose } from './tenancy/system-purpose.ts'
import { withSystem } from './tenancy/with-system.ts'
import { withTenant } from './tenancy/with-tenant.ts'

export interface DatabaseOptions {
  readonly url: string
  /** Shown in pg_stat_activity. */
  readonly applicationName: string
  readonly maxConnections?: number
  readonly statementTimeoutMs?: number
  /** Where the events of its transactions go once these are committed. Without, nobody hears of them. */
  readonly send?: SendEvents
  /** Told once when the database is lost and once when it is back; connections are replaced in any case. */
  readonly logger?: Logger
}

export interface Database {
  withTenant<T>(customerId: string, work: TenantWork<T>): Promise<T>
  /** For what only reads: each statement is one message, and a transaction of its own. */
  readTenant<T>(customerId: string, work: (tx: TenantTransaction) => Promise<T>): Promise<T>
  withSystem<T>(purpose: SystemPurpose, work: SystemWork<T>): Promise<T>
  /** Throws when the database does not answer: for /ready. */
  ping(): Promise<void>
  /** Waits for running transactions, then closes every connection. */
  close(): Promise<void>
}

/** What has not come when the server itself would have given up will not come. */
const SILENCE_GRACE_MS = 5_000

/** Opens the database for the services, after making sure that it is safe to trust with acknowledged data. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const outageLog = options.logger && createOutageLog(options.logger, 'database')
  const silentMs = (options.statementTimeoutMs ?? DEFAULT_STATEMENT_TIMEOUT_MS) + SILENCE_GRACE_MS
  const pool = createPool(connectionConfig(options), { outageLog, silentMs })
  try {
    await assertServerSettings(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const names = new ColumnNames()
  const kysely = new Kysely<Tables>({
    dialect: new ScopedDialect({ pool: outageLog ? reportFailures(pool, outageLog) : pool, names }),
    plugins: [names],
  })
  const { send = async () => undefined } = options
  return {
    withTenant: (customerId, work) => withTenant(kysely, send, customerId, work),
    readTenant: (customerId, work) => readTenant(kysely, customerId, work),
    withSystem: (purpose, work) => withSystem(kysely, send, purpose, work),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}
