import { CommentParams } from '@holdfast/contracts/comments'
import { Message, Problem } from '@holdfast/contracts/problem'
import { deleteComment as removeComment } from '@holdfast/database/comments/delete-comment'
import { addHistoryEntry } from '@holdfast/database/incidents/add-history-entry'
import { callerOf } from '../../auth/caller.ts'
import { requireIncident } from '../../incidents/read-incident.ts'
import { requireOwnComment } from '../../incidents/require-comment.ts'
import type { Route } from '../../route-dependencies.ts'

export const deleteComment: Route = async (app, { database, vault }) => {
  app.delete(
    '/api/v1/dashboard/incidents/:id/comments/:commentId',
    {
      config: { access: 'member' },
      schema: { tags: ['comments'], params: CommentParams, response: { 200: Message, '4xx': Problem } },
    },
    async (request) => {
      const { customerId, userId } = callerOf(request)
      const { id: incidentId, commentId } = request.params
      await database.withTenant(customerId, async (tx) => {
        await requireIncident(tx, incidentId)
        await requireOwnComment(tx, await vault.cipherOf(tx, customerId), incidentId, commentId, userId)
        await removeComment(tx, { commentId, incidentId, userId })
        await addHistoryEntry(tx, {
          customerId,
          incidentId,
          actorId: userId,
          kind: 'comment',
          description: 'Comment deleted',
          details: { comment_id: commentId },
        })
      })
      return { message: 'Comment deleted.' }
    },
  )
}
