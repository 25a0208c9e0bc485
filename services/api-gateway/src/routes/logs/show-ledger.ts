import { Ledger, LedgerQuery } from '@holdfast/contracts/logs'
import { Problem } from '@holdfast/contracts/problem'
import { readLedger } from '@holdfast/database/ledger/read-ledger'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

const MS_PER_WEEK = 604_800_000

/** The last seven days unless asked otherwise; an hour belongs to a window that it begins in. */
export const showLedger: Route = async (app, { database, now }) => {
  app.get(
    '/api/v1/logs/ledger',
    {
      config: { access: 'member' },
      schema: { tags: ['logs'], querystring: LedgerQuery, response: { 200: Ledger, '4xx': Problem } },
    },
    (request) => {
      const { since, until } = request.query
      const end = until === undefined ? now() : new Date(until)
      const start = since === undefined ? new Date(end.getTime() - MS_PER_WEEK) : new Date(since)
      return database.withTenant(callerOf(request).customerId, (tx) => readLedger(tx, { since: start, until: end }))
    },
  )
}
