import { z } from 'zod'
import { Level } from './incident-fields.ts'
import { Timestamp } from './scalars.ts'

/**
 * A line that proves a statement. `line_id` names it among the incident's pinned lines
 * (shown as `[L12]`), `message.slice(quote_start, quote_end)` is the exact quote.
 */
export const Citation = z.object({
  line_id: z.string(),
  timestamp: Timestamp.nullable(),
  message: z.string(),
  service: z.string().nullable(),
  level: Level.nullable(),
  quote_start: z.number().int().min(0),
  quote_end: z.number().int().min(0),
})
export type Citation = z.infer<typeof Citation>
