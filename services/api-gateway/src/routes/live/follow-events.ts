import { Problem } from '@holdfast/contracts/problem'
import { AppError } from '@holdfast/runtime/app-error'
import { z } from 'zod'
import { callerOf } from '../../identity/caller.ts'
import { streamEvents } from './stream-events.ts'
import type { Route } from '../../route-dependencies.ts'

/** Server-sent events of the caller's company, from now on. Nothing is repeated: whoever connects asks the calls first. */
export const followEvents: Route = async (app, { liveFeed }) => {
  app.get(
    '/api/v1/events',
    {
      config: { access: 'member' },
      schema: { tags: ['events'], response: { 200: z.string(), '4xx': Problem } },
    },
    async (request, reply) => {
      const { customerId, userId } = callerOf(request)
      if (!request.headers.accept?.includes('text/event-stream')) {
        throw new AppError('bad_request', 'Events are sent as text/event-stream alone.')
      }
      return streamEvents(reply, liveFeed, { customerId, userId })
    },
  )
}
