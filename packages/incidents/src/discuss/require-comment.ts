import { type CommentRow, findComment } from '@holdfast/database/comments/list-comments'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { AppError } from '@holdfast/runtime/app-error'

export async function requireComment(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  incidentId: string,
  commentId: string,
): Promise<CommentRow> {
  const comment = await findComment(tx, cipher, commentId)
  if (comment?.incidentId !== incidentId) throw new AppError('not_found', 'This comment does not exist any more.')
  return comment
}

/** Only its author may change a comment. */
export async function requireOwnComment(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  incidentId: string,
  commentId: string,
  userId: string,
): Promise<CommentRow> {
  const comment = await requireComment(tx, cipher, incidentId, commentId)
  if (comment.userId !== userId) throw new AppError('forbidden', 'Only the author of a comment can change it.')
  return comment
}
