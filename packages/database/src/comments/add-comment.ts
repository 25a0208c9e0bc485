import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { noteChange } from '../incidents/note-change.ts'
import { commentContext } from '../incidents/sealing-contexts.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { sealJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface NewComment {
  readonly customerId: string
  readonly incidentId: string
  readonly userId: string
  readonly commentText: string
}

export async function addComment(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  { commentText, ...comment }: NewComment,
): Promise<string> {
  const id = uuidV7()
  const sealedText = sealJson(cipher, commentText, commentContext(id))
  await tx
    .insertInto('comments')
    .values({ ...comment, id, sealedText })
    .execute()
  await noteChange(tx, comment)
  return id
}
