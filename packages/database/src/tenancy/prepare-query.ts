import type { Compilable, CompiledQuery } from 'kysely'
import type { TenantTransaction } from './scoped-transaction.ts'

/** One that the server parses and plans once for each connection. */
export interface NamedQuery<Row = unknown> extends CompiledQuery<Row> {
  readonly name: string
}

export const isNamedQuery = (query: CompiledQuery): query is NamedQuery => 'name' in query

class Placeholder {
  readonly argument: PropertyKey

  constructor(argument: PropertyKey) {
    this.argument = argument
  }
}

/**
 * For what every request asks: built once, with a placeholder for each argument, and planned once by each connection.
 * `build` may only pass arguments on. The name is for one text, and each keeps memory on the server: there are few.
 */
export function prepareQuery<Arguments extends object, Row>(
  name: string,
  build: (tx: TenantTransaction, wanted: Arguments) => Compilable<Row>,
): (tx: TenantTransaction, wanted: Arguments) => Promise<Row[]> {
  let prepared: CompiledQuery<Row> | undefined
  return async (tx, wanted) => {
    prepared ??= build(tx, placeholders as Arguments).compile()
    const parameters = prepared.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(wanted, parameter.argument) : parameter,
    )
    const query: NamedQuery<Row> = { ...prepared, parameters, name }
    return (await tx.executeQuery<Row>(query)).rows
  }
}

const placeholders = new Proxy({}, { get: (_, argument) => new Placeholder(argument) })
