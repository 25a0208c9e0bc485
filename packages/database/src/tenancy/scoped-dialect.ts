import { type Driver, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely'

/**
 * Leaves `begin` to `withTenant` and `withSystem`, which send it in one message with the scope: each round trip saved
 * is saved by every request. Nothing else may open a transaction on this dialect.
 */
export class ScopedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ScopedDriver(this.#config)
  }
}

class ScopedDriver extends PostgresDriver {
  override async beginTransaction(): Promise<void> {}
}
