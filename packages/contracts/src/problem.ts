import { z } from 'zod'

/** Every error of every service. `detail` is a sentence for the user, `code` a word for programs. */
export const Problem = z.object({
  detail: z.string(),
  code: z.string(),
  request_id: z.string(),
})
export type Problem = z.infer<typeof Problem>

/** Answers that only confirm. */
export const Message = z.object({ message: z.string() })
export type Message = z.infer<typeof Message>
