import { sql } from 'kysely'
import { commentContext } from '../incidents/sealing-contexts.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { sealJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface CommentEdit {
  readonly commentId: string
  readonly incidentId: string
  /** Only the author may. */
  readonly userId: string
  readonly commentText: string
}

export async function editComment(tx: TenantTransaction, cipher: CompanyCipher, edit: CommentEdit): Promise<boolean> {
  const sealedText = sealJson(cipher, edit.commentText, commentContext(edit.commentId))
  const edited = await tx
    .updateTable('comments')
    .set({ commentText: null, sealedText, editedAt: sql`now()` })
    .where('id', '=', edit.commentId)
    .where('incidentId', '=', edit.incidentId)
    .where('userId', '=', edit.userId)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return edited !== undefined
}
