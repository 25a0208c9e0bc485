import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { noteChange } from '../incidents/note-change.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface NewComment {
  customerId: string
  incidentId: string
  userId: string
  commentText: string
}

export async function addComment(tx: TenantTransaction, comment: NewComment): Promise<string> {
  const id = uuidV7()
  await tx
    .insertInto('comments')
    .values({ ...comment, id })
    .execute()
  await noteChange(tx, comment)
  return id
}
