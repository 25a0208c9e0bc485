import { addHistoryEntry } from '../incidents/add-history-entry.ts'
import { commentContext } from '../incidents/sealing-contexts.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { sealJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface EditedComment {
  readonly customerId: string
  readonly incidentId: string
  readonly commentId: string
  readonly userId: string
  readonly textBefore: string
}

/** What stood there before is kept, sealed like the comment. */
export const noteEditedComment = (
  tx: TenantTransaction,
  cipher: CompanyCipher,
  { customerId, incidentId, commentId, userId, textBefore }: EditedComment,
): Promise<void> =>
  addHistoryEntry(tx, {
    customerId,
    incidentId,
    actorId: userId,
    kind: 'comment',
    description: 'Comment edited',
    details: {
      comment_id: commentId,
      sealed_before: sealJson(cipher, textBefore, commentContext(commentId)).toString('base64'),
    },
  })
