import {
  CamelCasePlugin,
  type DatabaseConnection,
  type Driver,
  type PluginTransformResultArgs,
  PostgresDialect,
  type PostgresDialectConfig,
  type QueryResult,
  type UnknownRow,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { ScopedConnection } from './scoped-connection.ts'

export interface ScopedDialectConfig {
  readonly pool: Pick<Pool, 'options' | 'end'> & { connect(): Promise<PoolClient> }
  readonly names: ColumnNames
}

/** Names are snake_case on the wire. Of rows the connection translates them, once for all of an answer. */
export class ColumnNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true })
  }

  readonly inCode = (column: string): string => this.camelCase(column)

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }
}

/**
 * Leaves what opens a transaction to the scopes of `withTenant`, `readTenant` and `withSystem`. Nothing else may open
 * one on this dialect.
 */
export class ScopedDialect extends PostgresDialect {
  readonly #config: ScopedDialectConfig

  constructor(config: ScopedDialectConfig) {
    super(config satisfies PostgresDialectConfig)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ScopedDriver(this.#config)
  }
}

class ScopedDriver implements Driver {
  readonly #config: ScopedDialectConfig
  /** What the server has parsed for a connection stays with it. */
  readonly #connections = new WeakMap<PoolClient, ScopedConnection>()
  readonly #clients = new WeakMap<DatabaseConnection, PoolClient>()
  readonly #distrusted = new WeakSet<DatabaseConnection>()

  constructor(config: ScopedDialectConfig) {
    this.#config = config
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ScopedConnection> {
    const client = await this.#config.pool.connect()
    const known = this.#connections.get(client)
    if (known) return known
    const connection = new ScopedConnection(client, this.#config.names.inCode)
    this.#connections.set(client, connection)
    this.#clients.set(connection, client)
    return connection
  }

  async beginTransaction(): Promise<void> {}

  async commitTransaction(connection: ScopedConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: ScopedConnection): Promise<void> {
    try {
      await connection.rollback()
    } catch (error) {
      this.#distrusted.add(connection)
      throw error
    }
  }

  async releaseConnection(connection: ScopedConnection): Promise<void> {
    this.#clients.get(connection)?.release(this.#distrusted.has(connection))
  }

  async destroy(): Promise<void> {
    await this.#config.pool.end()
  }
}
