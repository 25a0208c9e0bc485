import { Comment, CommentRequest } from '@holdfast/contracts/comments'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { addComment as insertComment } from '@holdfast/database/comments/add-comment'
import { callerOf } from '../../auth/caller.ts'
import { requireIncident } from '../../incidents/read-incident.ts'
import { requireComment } from '../../incidents/require-comment.ts'
import { toComment } from '../../incidents/to-comment.ts'
import type { Route } from '../../route-dependencies.ts'

export const addComment: Route = async (app, { database }) => {
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
      const comment = await database.withTenant(customerId, async (tx) => {
        await requireIncident(tx, incidentId)
        const id = await insertComment(tx, {
          customerId,
          incidentId,
          userId,
          commentText: request.body.comment_text,
        })
        return requireComment(tx, incidentId, id)
      })
      return reply.code(201).send(toComment(comment))
    },
  )
}
