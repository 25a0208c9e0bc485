import { ModelPurpose } from '@holdfast/contracts/assistant'
import { z } from 'zod'

/** One exchange with a model as it went over the wire, in a file of its own: masked, so that it may leave the house. */
export const Recording = z.object({
  at: z.iso.datetime(),
  purpose: ModelPurpose,
  /** Which version of which prompt. */
  prompt: z.string(),
  model: z.string(),
  request: z.string(),
  response: z.string(),
  prompt_tokens: z.number().int(),
  completion_tokens: z.number().int(),
  cost_micro_usd: z.number().int().nullable(),
  outcome: z.string(),
  /** The scenario of the evaluation that it is about, where it is about one. */
  scenario: z.string().optional(),
})
export type Recording = z.infer<typeof Recording>
