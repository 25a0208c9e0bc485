import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface CommentDeletion {
  readonly commentId: string
  readonly incidentId: string
  /** Only the author may. */
  readonly userId: string
}

export async function deleteComment(tx: TenantTransaction, deletion: CommentDeletion): Promise<boolean> {
  const deleted = await tx
    .updateTable('comments')
    .set({ deletedAt: sql`now()` })
    .where('id', '=', deletion.commentId)
    .where('incidentId', '=', deletion.incidentId)
    .where('userId', '=', deletion.userId)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
