import { z } from 'zod'

const Quote = z.object({ line_id: z.string().max(200), quote: z.string().max(2_000) })
const Claim = z.object({ text: z.string().max(600), quotes: z.array(Quote).max(4) })
export type ModelClaim = z.infer<typeof Claim>

/** All that a model may say of an incident: no severity, no confidence, no command, no cause of its own. */
export const ModelRefinement = z.object({
  ranking: z.array(z.object({ cause: z.string().max(8), quotes: z.array(Quote).max(4) })).max(5),
  title: Claim.nullable(),
  summary: z.array(Claim).max(4),
  explanation: z.array(Claim).max(6),
})
export type ModelRefinement = z.infer<typeof ModelRefinement>
