import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface CommentEdit {
  commentId: string
  incidentId: string
  /** Only the author may. */
  userId: string
  commentText: string
}

export async function editComment(tx: TenantTransaction, edit: CommentEdit): Promise<boolean> {
  const edited = await tx
    .updateTable('comments')
    .set({ commentText: edit.commentText, editedAt: sql`now()` })
    .where('id', '=', edit.commentId)
    .where('incidentId', '=', edit.incidentId)
    .where('userId', '=', edit.userId)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return edited !== undefined
}
