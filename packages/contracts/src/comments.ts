import { z } from 'zod'
import { PersonName } from './people.ts'
import { Id, PathId, Timestamp } from './scalars.ts'

export const Comment = z.object({
  id: Id,
  comment_text: z.string(),
  created_at: Timestamp,
  edited_at: Timestamp.nullable(),
  user: PersonName,
})
export type Comment = z.infer<typeof Comment>

export const Comments = z.object({ comments: z.array(Comment) })
export type Comments = z.infer<typeof Comments>

export const LONGEST_COMMENT = 10_000

export const CommentRequest = z.object({
  comment_text: z.string().trim().min(1, 'A comment needs some text.').max(LONGEST_COMMENT),
})
export type CommentRequest = z.infer<typeof CommentRequest>

export const CommentParams = z.object({ id: PathId, commentId: PathId })
export type CommentParams = z.infer<typeof CommentParams>
