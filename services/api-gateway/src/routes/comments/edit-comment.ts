import { Comment, CommentParams, CommentRequest } from '@holdfast/contracts/comments'
import { Problem } from '@holdfast/contracts/problem'
import { editComment as edit } from '@holdfast/incidents/discuss/edit-comment'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const editComment: Route = async (app, dependencies) => {
  app.patch(
    '/api/v1/dashboard/incidents/:id/comments/:commentId',
    {
      config: { access: 'member' },
      schema: {
        tags: ['comments'],
        params: CommentParams,
        body: CommentRequest,
        response: { 200: Comment, '4xx': Problem },
      },
    },
    async (request) => {
      const requester = requesterOf(request)
      const { id: incidentId, commentId } = request.params
      // Each edit keeps what stood there before.
      await dependencies.limiter.take('comments_per_company', requester.customerId)
      return edit(dependencies, requester, { incidentId, commentId, commentText: request.body.comment_text })
    },
  )
}
