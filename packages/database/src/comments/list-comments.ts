import { incidentAndMerged } from '../incidents/incident-and-merged.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Oldest first, under their authors' names, those of removed people too; with those of incidents merged into it. */
export const listComments = (tx: TenantTransaction, incidentId: string) =>
  commentsWithAuthor(tx)
    .where('comments.incidentId', 'in', incidentAndMerged(tx, incidentId))
    .orderBy('comments.id')
    .execute()

export const findComment = (tx: TenantTransaction, commentId: string) =>
  commentsWithAuthor(tx).where('comments.id', '=', commentId).executeTakeFirst()

const commentsWithAuthor = (tx: TenantTransaction) =>
  tx
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.userId')
    .select([
      'comments.id',
      'comments.incidentId',
      'comments.commentText',
      'comments.createdAt',
      'comments.editedAt',
      'comments.userId',
      'users.firstName',
      'users.lastName',
    ])
    .where('comments.deletedAt', 'is', null)

export type CommentRow = Awaited<ReturnType<typeof listComments>>[number]
