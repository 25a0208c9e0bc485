import { Ledger } from '@holdfast/contracts/logs'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { requireApiKey } from '../../../lib/api/require-api-key.ts'
import { logKeys } from './log-keys.ts'

export const ledgerQuery = (since: string) =>
  queryOptions({
    queryKey: logKeys.ledger(since),
    queryFn: () => request(Ledger, { path: '/api/v1/logs/ledger', query: { api_key: requireApiKey(), since } }),
  })
