import { Conversation } from '@holdfast/contracts/assistant'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { listConversation as find } from '@holdfast/incidents/ask/list-conversation'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const listConversation: Route = async (app, dependencies) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/conversation',
    {
      config: { access: 'member' },
      schema: { tags: ['assistant'], params: IdParams, response: { 200: Conversation, '4xx': Problem } },
    },
    async (request) => ({
      entries: await find(dependencies, callerOf(request).customerId, request.params.id),
    }),
  )
}
