import { z } from 'zod'

export const MailContent = z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() })
export type MailContent = z.infer<typeof MailContent>
