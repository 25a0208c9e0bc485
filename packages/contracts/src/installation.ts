import { z } from 'zod'

/** GET /api/v1/installation: what anybody may know about where they are, signed in or not. */
export const Installation = z.object({
  /** Null where the operator named no address. */
  support_email: z.string().nullable(),
  /** Where mails wait when there is no mail server: a page that only the machine itself may open. */
  outbox_path: z.string().nullable(),
})
export type Installation = z.infer<typeof Installation>
