import type { Comment } from '@holdfast/contracts/comments'
import type { CommentRow } from '@holdfast/database/comments/list-comments'

export const toComment = (row: CommentRow): Comment => ({
  id: row.id,
  comment_text: row.commentText,
  created_at: row.createdAt.toISOString(),
  edited_at: row.editedAt?.toISOString() ?? null,
  user: { id: row.userId, first_name: row.firstName, last_name: row.lastName },
})
