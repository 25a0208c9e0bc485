import { AiSettings } from '@holdfast/contracts/ai-settings'
import { Problem } from '@holdfast/contracts/problem'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'
import { describeAiSettings } from './describe-ai-settings.ts'

export const getAiSettings: Route = async (app, { database, models }) => {
  app.get(
    '/api/v1/settings/ai',
    { config: { access: 'admin' }, schema: { tags: ['settings'], response: { 200: AiSettings, '4xx': Problem } } },
    async (request) => {
      const { customerId } = callerOf(request)
      return database.withTenant(customerId, (tx) => describeAiSettings(tx, customerId, models))
    },
  )
}
