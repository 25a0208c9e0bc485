import { deleteComment as removeComment } from '@holdfast/database/comments/delete-comment'
import { addHistoryEntry } from '@holdfast/database/incidents/add-history-entry'
import type { IncidentStore } from '../incident-store.ts'
import type { Requester } from '../requester.ts'
import { requireIncident } from '../show/read-incident.ts'
import { requireOwnComment } from './require-comment.ts'

export const deleteComment = (
  { database, vault }: IncidentStore,
  { customerId, actor: { userId } }: Requester,
  { incidentId, commentId }: { readonly incidentId: string; readonly commentId: string },
): Promise<void> =>
  database.withTenant(customerId, async (tx) => {
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
