import { Comment, CommentRequest } from '@holdfast/contracts/comments'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { addComment as add } from '@holdfast/incidents/discuss/add-comment'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const addComment: Route = async (app, dependencies) => {
  app.post(
    '/api/v1/dashboard/incidents/:id/comments',
    {
      config: { access: 'member' },
      schema: {
        tags: ['comments'],
        params: IdParams,
        body: CommentRequest,
        response: { 201: Comment, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const requester = requesterOf(request)
      await dependencies.limiter.take('comments_per_company', requester.customerId)
      const wanted = { incidentId: request.params.id, commentText: request.body.comment_text }
      return reply.code(201).send(await add(dependencies, requester, wanted))
    },
  )
}
