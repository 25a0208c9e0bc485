import { type Connection, Query, type QueryConfig, type QueryResult } from 'pg'

/** A statement whose rows nobody wants: it goes in front of another. */
export interface Opening {
  /** Its name on the server, which parses it once for each connection. */
  readonly name: string
  readonly text: string
  readonly values: readonly string[]
}

type Settle = (error: Error | null | undefined, result: QueryResult<object>) => void

/** pg's query as it talks with the server, of which the types say nothing. */
interface Talk {
  readonly name: string | undefined
  submit(connection: Connection): void
  requiresPreparation(): boolean
  hasBeenParsed(): boolean
  prepare(connection: Connection): void
  handleRowDescription(message: { fields: { name: string }[] }): void
  handleDataRow(message: object): void
  handleCommandComplete(message: object, connection: Connection): void
}

const TalkingQuery = Query as unknown as new (config: QueryConfig, settle: Settle) => Talk

export interface ScopedQueryOptions {
  readonly opening: readonly Opening[]
  /** Names that the server of this connection has parsed. Only an answer proves it, so the asker adds them. */
  readonly parsed: ReadonlySet<string>
  readonly nameOf: (column: string) => string
}

/**
 * A statement in one message with those that open its scope: each round trip saved is saved by every request, and so is
 * the processor time of another message on both sides. Rows get their names in code before there are any.
 */
export class ScopedQuery extends TalkingQuery {
  readonly #options: ScopedQueryOptions
  #toOpen: number

  constructor(config: QueryConfig, options: ScopedQueryOptions, settle: Settle) {
    super(config, settle)
    this.#options = options
    this.#toOpen = options.opening.length
  }

  override requiresPreparation(): boolean {
    return this.#toOpen > 0 || super.requiresPreparation()
  }

  override hasBeenParsed(): boolean {
    return this.name !== undefined && this.#options.parsed.has(this.name)
  }

  override prepare(connection: Connection): void {
    for (const { name, text, values } of this.#options.opening) {
      if (!this.#options.parsed.has(name)) {
        forget(connection, name)
        connection.parse({ name, text, types: [] }, true)
      }
      connection.bind({ statement: name, values: [...values] }, true)
      connection.execute(null, true)
    }
    if (this.name !== undefined && !this.hasBeenParsed()) forget(connection, this.name)
    super.prepare(connection)
  }

  override handleRowDescription(message: { fields: { name: string }[] }): void {
    for (const field of message.fields) field.name = this.#options.nameOf(field.name)
    super.handleRowDescription(message)
  }

  override handleDataRow(message: object): void {
    if (this.#toOpen === 0) super.handleDataRow(message)
  }

  override handleCommandComplete(message: object, connection: Connection): void {
    if (this.#toOpen > 0) this.#toOpen--
    else super.handleCommandComplete(message, connection)
  }
}

/** A name that was parsed by a message which failed afterwards is still there; one that is not may be closed too. */
const forget = (connection: Connection, name: string): void => connection.close({ type: 'S', name }, true)
