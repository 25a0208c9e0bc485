import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { Settings } from '@holdfast/contracts/settings'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'
import { describeSettings } from './describe-settings.ts'

export const getSettings: Route = async (app, { database, now }) => {
  app.get(
    '/api/v1/settings',
    {
      config: { access: 'member' },
      schema: { tags: ['settings'], querystring: ApiKeyQuery, response: { 200: Settings, '4xx': Problem } },
    },
    (request) => {
      const { customerId, userId } = callerOf(request)
      return database.withTenant(customerId, (tx) => describeSettings(tx, userId, now()))
    },
  )
}
