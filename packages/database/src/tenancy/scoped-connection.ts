import { AbortedTransactionError, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { DatabaseError, type PoolClient, type QueryResult as ServerResult } from 'pg'
import { isNamedQuery } from './prepare-query.ts'
import { isScopeQuery, type Scope } from './scope.ts'
import { ScopedQuery } from './scoped-query.ts'

const countedCommands = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** A connection that sends its scope with the first statement, and ends only what it has begun. */
export class ScopedConnection implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #nameOf: (column: string) => string
  readonly #parsed = new Set<string>()
  #scope: Scope | undefined
  #hasBegun = false

  constructor(client: PoolClient, nameOf: (column: string) => string) {
    this.#client = client
    this.#nameOf = nameOf
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (isScopeQuery(query)) {
      this.#scope = query.scope
      return { rows: [] }
    }
    try {
      const { command, rowCount, rows } = await this.#sendAgainIfStale(query)
      const isCounted = countedCommands.has(command)
      return { rows: (rows ?? []) as R[], ...(isCounted ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) }
    } catch (error) {
      // What the server says reads as if the socket had asked; from here it leads to who did.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Nothing is streamed from the database.')
  }

  async commit(): Promise<void> {
    // Postgres answers the commit of a transaction that failed with a rollback.
    if ((await this.#end('commit')) === 'ROLLBACK') throw new AbortedTransactionError()
  }

  /** Rejects where the connection can't be trusted any more. */
  async rollback(): Promise<void> {
    await this.#end('rollback')
  }

  /** Committed or not, the next user of the connection opens a transaction of its own. */
  async #end(word: 'commit' | 'rollback'): Promise<string | undefined> {
    const hasBegun = this.#hasBegun
    this.#hasBegun = false
    this.#scope = undefined
    return hasBegun ? (await this.#client.query(word)).command : undefined
  }

  #takeOpening(): Scope['opening'] {
    if (!this.#scope || this.#hasBegun) return []
    this.#hasBegun = this.#scope.lasts === 'transaction'
    return this.#scope.opening
  }

  /** A migration may change what a prepared statement returns: then it is prepared anew. */
  async #sendAgainIfStale(query: CompiledQuery): Promise<ServerResult<object>> {
    try {
      return await this.#send(query)
    } catch (error) {
      if (this.#hasBegun || !isNamedQuery(query) || !isStalePlan(error)) throw error
      return await this.#send(query)
    }
  }

  #send(query: CompiledQuery): Promise<ServerResult<object>> {
    const opening = this.#takeOpening()
    const name = isNamedQuery(query) ? query.name : undefined
    const config = { text: query.sql, values: [...query.parameters], ...(name === undefined ? {} : { name }) }
    const names = [...opening.map((each) => each.name), ...(name === undefined ? [] : [name])]
    return new Promise((resolve, reject) => {
      const settle = (error: Error | null | undefined, result: ServerResult<object>): void => {
        for (const each of names) {
          if (error) this.#parsed.delete(each)
          else this.#parsed.add(each)
        }
        if (error) reject(error)
        else resolve(result)
      }
      this.#client.query(new ScopedQuery(config, { opening, parsed: this.#parsed, nameOf: this.#nameOf }, settle))
    })
  }
}

const FEATURE_NOT_SUPPORTED = '0A000'

const isStalePlan = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === FEATURE_NOT_SUPPORTED && error.message.startsWith('cached plan')
