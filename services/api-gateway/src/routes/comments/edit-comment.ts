import { Comment, CommentParams, CommentRequest } from '@holdfast/contracts/comments'
import { Problem } from '@holdfast/contracts/problem'
import { editComment as updateComment } from '@holdfast/database/comments/edit-comment'
import { commentPlace } from '@holdfast/database/incidents/sealed-places'
import { sealJson } from '@holdfast/database/secrets/seal-json'
import { addHistoryEntry } from '@holdfast/database/incidents/add-history-entry'
import { callerOf } from '../../auth/caller.ts'
import { requireIncident } from '../../incidents/read-incident.ts'
import { requireComment, requireOwnComment } from '../../incidents/require-comment.ts'
import { toComment } from '../../incidents/to-comment.ts'
import type { Route } from '../../route-dependencies.ts'

export const editComment: Route = async (app, { database, vault, limiter }) => {
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
      const { customerId, userId } = callerOf(request)
      const { id: incidentId, commentId } = request.params
      // Each edit keeps what stood there before.
      await limiter.take('comments_per_company', customerId)
      return database.withTenant(customerId, async (tx) => {
        const cipher = await vault.cipherOf(tx, customerId)
        await requireIncident(tx, incidentId)
        const before = await requireOwnComment(tx, cipher, incidentId, commentId, userId)
        const sealed = sealJson(cipher, before.commentText, commentPlace(commentId))
        await updateComment(tx, cipher, { commentId, incidentId, userId, commentText: request.body.comment_text })
        await addHistoryEntry(tx, {
          customerId,
          incidentId,
          actorId: userId,
          kind: 'comment',
          description: 'Comment edited',
          details: { comment_id: commentId, sealed_before: sealed.toString('base64') },
        })
        return toComment(await requireComment(tx, cipher, incidentId, commentId))
      })
    },
  )
}
