import { CamelCasePlugin, Kysely } from 'kysely'
import { assertServerSettings } from './assert-server-settings.ts'
import { connectionConfig } from './connection-config.ts'
import { createPool } from './create-pool.ts'
import type { Tables } from './schema/tables.ts'
import { ScopedDialect } from './tenancy/scoped-dialect.ts'
import type { SystemTransaction, TenantTransaction } from './tenancy/scoped-transaction.ts'
import type { SystemPurpose } from './tenancy/system-purpose.ts'
import { withSystem } from './tenancy/with-system.ts'
import { withTenant } from './tenancy/with-tenant.ts'

export interface DatabaseOptions {
  url: string
  /** Shown in pg_stat_activity. */
  applicationName: string
  maxConnections?: number
  statementTimeoutMs?: number
  /** Told of a connection that broke; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void
}

export interface Database {
  withTenant<T>(customerId: string, work: (tx: TenantTransaction) => Promise<T>): Promise<T>
  withSystem<T>(purpose: SystemPurpose, work: (tx: SystemTransaction) => Promise<T>): Promise<T>
  /** Throws when the database does not answer: for /ready. */
  ping(): Promise<void>
  /** Waits for running transactions, then closes every connection. */
  close(): Promise<void>
}

/** Opens the services' door to the database, after making sure that it is safe to trust with acknowledged data. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const pool = createPool(connectionConfig(options), options.onConnectionLost)
  try {
    await assertServerSettings(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const kysely = new Kysely<Tables>({
    dialect: new ScopedDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return {
    withTenant: (customerId, work) => withTenant(kysely, customerId, work),
    withSystem: (purpose, work) => withSystem(kysely, purpose, work),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}
