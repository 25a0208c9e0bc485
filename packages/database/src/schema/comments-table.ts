import type { Generated } from 'kysely'

export interface CommentsTable {
  id: string
  incidentId: string
  customerId: string
  userId: string
  /** From before texts were sealed; a worker seals it. */
  commentText: string | null
  /** JSON, compressed, under the company's data key. */
  sealedText: Buffer | null
  createdAt: Generated<Date>
  editedAt: Date | null
  deletedAt: Date | null
}
