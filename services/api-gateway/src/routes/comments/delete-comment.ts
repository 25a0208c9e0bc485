import { CommentParams } from '@holdfast/contracts/comments'
import { Message, Problem } from '@holdfast/contracts/problem'
import { deleteComment as remove } from '@holdfast/incidents/discuss/delete-comment'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const deleteComment: Route = async (app, dependencies) => {
  app.delete(
    '/api/v1/dashboard/incidents/:id/comments/:commentId',
    {
      config: { access: 'member' },
      schema: { tags: ['comments'], params: CommentParams, response: { 200: Message, '4xx': Problem } },
    },
    async (request) => {
      const { id: incidentId, commentId } = request.params
      await remove(dependencies, requesterOf(request), { incidentId, commentId })
      return { message: 'Comment deleted.' }
    },
  )
}
