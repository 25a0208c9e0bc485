import { incidentAndMerged } from '../incidents/incident-and-merged.ts'
import { commentContext } from '../incidents/sealing-contexts.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openText } from '../secrets/open-text.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Oldest first, under their authors' names, those of removed people too; with those of incidents merged into it. */
export async function listComments(tx: TenantTransaction, cipher: CompanyCipher, incidentId: string) {
  const rows = await commentsWithAuthor(tx)
    .where('comments.incidentId', 'in', incidentAndMerged(tx, incidentId))
    .orderBy('comments.id')
    .execute()
  return rows.map((row) => opened(row, cipher))
}

export async function findComment(tx: TenantTransaction, cipher: CompanyCipher, commentId: string) {
  const row = await commentsWithAuthor(tx).where('comments.id', '=', commentId).executeTakeFirst()
  return row && opened(row, cipher)
}

/** Of one incident, deleted ones too: they take room until the incident goes. */
export async function countComments(tx: TenantTransaction, incidentId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('comments')
    .select((select) => select.fn.countAll().as('count'))
    .where('incidentId', '=', incidentId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const commentsWithAuthor = (tx: TenantTransaction) =>
  tx
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.userId')
    .select([
      'comments.id',
      'comments.incidentId',
      'comments.commentText',
      'comments.sealedText',
      'comments.createdAt',
      'comments.editedAt',
      'comments.userId',
      'users.firstName',
      'users.lastName',
    ])
    .where('comments.deletedAt', 'is', null)

type SealedComment = Awaited<ReturnType<ReturnType<typeof commentsWithAuthor>['execute']>>[number]

const opened = ({ commentText: plain, sealedText: sealed, ...row }: SealedComment, cipher: CompanyCipher) => ({
  ...row,
  commentText: openText(cipher, { sealed, plain }, commentContext(row.id)),
})

export type CommentRow = ReturnType<typeof opened>
