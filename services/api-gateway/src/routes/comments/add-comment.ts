import { commentAdded } from '@holdfast/contracts/events/catalogue'
import { Comment, CommentRequest } from '@holdfast/contracts/comments'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { addComment as insertComment } from '@holdfast/database/comments/add-comment'
import { countComments } from '@holdfast/database/comments/list-comments'
import { AppError } from '@holdfast/runtime/app-error'
import { callerOf } from '../../auth/caller.ts'
import { requireIncident } from '../../incidents/read-incident.ts'
import { requireComment } from '../../incidents/require-comment.ts'
import { commentsPerIncident } from '../../limits/comment-limits.ts'
import { toComment } from '../../incidents/to-comment.ts'
import type { Route } from '../../route-dependencies.ts'

export const addComment: Route = async (app, { database, vault, limiter }) => {
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
      const { customerId, userId } = callerOf(request)
      const incidentId = request.params.id
      await limiter.take('comments_per_company', customerId)
      const comment = await database.withTenant(customerId, async (tx, { publish }) => {
        await requireIncident(tx, incidentId)
        if ((await countComments(tx, incidentId)) >= commentsPerIncident) {
          throw new AppError('conflict', `An incident takes ${commentsPerIncident} comments.`)
        }
        const cipher = await vault.cipherOf(tx, customerId)
        const id = await insertComment(tx, cipher, {
          customerId,
          incidentId,
          userId,
          commentText: request.body.comment_text,
        })
        publish(commentAdded, { customerId, incidentId })
        return requireComment(tx, cipher, incidentId, id)
      })
      return reply.code(201).send(toComment(comment))
    },
  )
}
