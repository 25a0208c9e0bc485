import { Comments } from '@holdfast/contracts/comments'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { listComments as findComments } from '@holdfast/database/comments/list-comments'
import { callerOf } from '../../auth/caller.ts'
import { requireIncident } from '../../incidents/read-incident.ts'
import { toComment } from '../../incidents/to-comment.ts'
import type { Route } from '../../route-dependencies.ts'

export const listComments: Route = async (app, { database, vault }) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/comments',
    {
      config: { access: 'member' },
      schema: { tags: ['comments'], params: IdParams, response: { 200: Comments, '4xx': Problem } },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      const comments = await database.withTenant(customerId, async (tx) => {
        await requireIncident(tx, request.params.id)
        return findComments(tx, await vault.cipherOf(tx, customerId), request.params.id)
      })
      return { comments: comments.map(toComment) }
    },
  )
}
