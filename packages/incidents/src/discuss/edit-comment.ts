import type { Comment } from '@holdfast/contracts/comments'
import { editComment as updateComment } from '@holdfast/database/comments/edit-comment'
import { noteEditedComment } from '@holdfast/database/comments/note-edited-comment'
import type { IncidentStore } from '../incident-store.ts'
import type { Requester } from '../requester.ts'
import { requireIncident } from '../show/read-incident.ts'
import { requireComment, requireOwnComment } from './require-comment.ts'
import { toComment } from '../show/to-comment.ts'

export interface CommentEdit {
  readonly incidentId: string
  readonly commentId: string
  readonly commentText: string
}

/** Each edit keeps what stood there before. */
export const editComment = (
  { database, vault }: IncidentStore,
  { customerId, actor: { userId } }: Requester,
  { incidentId, commentId, commentText }: CommentEdit,
): Promise<Comment> =>
  database.withTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    await requireIncident(tx, incidentId)
    const { commentText: textBefore } = await requireOwnComment(tx, cipher, incidentId, commentId, userId)
    await updateComment(tx, cipher, { commentId, incidentId, userId, commentText })
    await noteEditedComment(tx, cipher, { customerId, incidentId, commentId, userId, textBefore })
    return toComment(await requireComment(tx, cipher, incidentId, commentId))
  })
