import { z } from 'zod'

const Call = z.object({ id: z.string(), name: z.string(), arguments: z.string() })

/** An investigation as a model led it: what it said, turn by turn, so that changed code can be judged without it. */
export const CaseRecording = z.object({
  /** The case's name; its folder is looked up among the scenarios and the blind batches. */
  case: z.string(),
  /** The case with orders to its reader put into its lines. */
  orders: z.boolean().default(false),
  prompt: z.string(),
  model: z.string(),
  at: z.iso.datetime(),
  turns: z.array(
    z.object({
      calls: z.array(Call),
      prompt_tokens: z.number().int(),
      completion_tokens: z.number().int(),
    }),
  ),
})
export type CaseRecording = z.infer<typeof CaseRecording>
