import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { ApiKeyList } from '@holdfast/contracts/settings'
import { listApiKeys as findApiKeys } from '@holdfast/database/api-keys/list-api-keys'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'
import { describeApiKeys } from './describe-api-keys.ts'

export const listApiKeys: Route = async (app, { database, vault, now }) => {
  app.get(
    '/api/v1/settings/api-keys',
    {
      config: { access: 'member' },
      schema: { tags: ['settings'], querystring: ApiKeyQuery, response: { 200: ApiKeyList, '4xx': Problem } },
    },
    (request) => {
      const { customerId } = callerOf(request)
      return database.withTenant(customerId, async (tx) =>
        describeApiKeys(await findApiKeys(tx, { customerId, vault, now: now() })),
      )
    },
  )
}
