import { z } from 'zod'
import { INTENT_WORDS, type Intent } from '../answers/intents.ts'

/**
 * All that a model may say. It has no field for a cause, a severity, a command or free text: those come from the
 * engine, so that whatever a line talks the model into cannot reach them.
 */
export const ModelAnswer = z.object({
  topics: z.array(z.enum(Object.keys(INTENT_WORDS) as [Intent, ...Intent[]])).max(3),
  quotes: z.array(z.object({ line_id: z.string().max(200), quote: z.string().max(2_000) })).max(12),
})
export type ModelAnswer = z.infer<typeof ModelAnswer>
