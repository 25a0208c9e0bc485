import { commentAdded } from '@holdfast/contracts/events/catalogue'
import type { Comment } from '@holdfast/contracts/comments'
import { addComment as insertComment } from '@holdfast/database/comments/add-comment'
import { countComments } from '@holdfast/database/comments/list-comments'
import { AppError } from '@holdfast/runtime/app-error'
import type { IncidentStore } from '../incident-store.ts'
import type { Requester } from '../requester.ts'
import { requireIncident } from '../show/read-incident.ts'
import { COMMENTS_PER_INCIDENT } from './comment-limits.ts'
import { requireComment } from './require-comment.ts'
import { toComment } from '../show/to-comment.ts'

export const addComment = (
  { database, vault }: IncidentStore,
  { customerId, actor }: Requester,
  { incidentId, commentText }: { readonly incidentId: string; readonly commentText: string },
): Promise<Comment> =>
  database.withTenant(customerId, async (tx, { publish }) => {
    await requireIncident(tx, incidentId)
    if ((await countComments(tx, incidentId)) >= COMMENTS_PER_INCIDENT) {
      throw new AppError('conflict', `An incident takes ${COMMENTS_PER_INCIDENT} comments.`)
    }
    const cipher = await vault.cipherOf(tx, customerId)
    const id = await insertComment(tx, cipher, { customerId, incidentId, userId: actor.userId, commentText })
    publish(commentAdded, { customerId, incidentId })
    return toComment(await requireComment(tx, cipher, incidentId, id))
  })
