import type { Generated } from 'kysely'

export interface CommentsTable {
  id: string
  incidentId: string
  customerId: string
  userId: string
  commentText: string
  createdAt: Generated<Date>
  editedAt: Date | null
  deletedAt: Date | null
}
