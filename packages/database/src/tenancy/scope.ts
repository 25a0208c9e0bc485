import { CompiledQuery } from 'kysely'
import type { Opening } from './scoped-query.ts'

const BEGIN: Opening = { name: 'begin', text: 'begin', values: [] }

/** What a connection may see until it is given back, and how that is said to the server. */
export interface Scope {
  readonly opening: readonly Opening[]
  /** `statement`: each is a transaction of its own, which begins and ends with its message. */
  readonly lasts: 'transaction' | 'statement'
}

/** All that follows is one transaction, which sees and writes one company's rows. */
export const tenantScope = (customerId: string): Scope => ({
  opening: [BEGIN, { name: 'tenant', text: `select set_config('app.customer_id', $1, true)`, values: [customerId] }],
  lasts: 'transaction',
})

/** Each statement sees one company's rows, and one that writes fails. */
export const tenantReadScope = (customerId: string): Scope => ({
  opening: [
    {
      name: 'tenant_read',
      text: `select set_config('app.customer_id', $1, true), set_config('transaction_read_only', 'on', true)`,
      values: [customerId],
    },
  ],
  lasts: 'statement',
})

/** All that follows is one transaction of a system purpose, under the role that its policies name. */
export const systemScope = (purpose: string): Scope => ({
  opening: [
    BEGIN,
    {
      name: 'system',
      text: `select set_config('role', 'holdfast_system', true), set_config('app.system_purpose', $1, true)`,
      values: [purpose],
    },
  ],
  lasts: 'transaction',
})

/** Executed like a query, it sends nothing: the scope goes in one message with the first statement. */
export interface ScopeQuery extends CompiledQuery {
  readonly scope: Scope
}

export const toQuery = (scope: Scope): ScopeQuery => ({ ...CompiledQuery.raw(''), scope })

export const isScopeQuery = (query: CompiledQuery): query is ScopeQuery => 'scope' in query
