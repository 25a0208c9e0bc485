import { z } from 'zod'
import { Citation } from './citation.ts'
import { Timestamp } from './scalars.ts'

/** A sentence of a model that code could verify, with the spans that it quotes. */
export const RefinedClaim = z.object({ text: z.string(), citations: z.array(Citation).min(1) })
export type RefinedClaim = z.infer<typeof RefinedClaim>

/**
 * What a language model made of an incident, beside what the analysis says. It has no severity, no confidence and no
 * command: those stay the analysis's own.
 */
export const Refinement = z.object({
  at: Timestamp,
  model: z.string(),
  /** Which version of which prompt. */
  prompt: z.string(),
  /** Null where the given title stays. */
  title: RefinedClaim.nullable(),
  summary: z.array(RefinedClaim),
  explanation: z.array(RefinedClaim),
  /** Places in the analysis's ranking of causes, the likeliest first; causes further down keep theirs. */
  order: z.array(z.number().int().min(0)),
  /** What it said that code could not verify, and so is not shown. */
  dropped_count: z.number().int().min(0),
})
export type Refinement = z.infer<typeof Refinement>

/** GET …/incidents/{id}/refinement: null where there is none for the incident as it is now. */
export const RefinementAnswer = z.object({ refinement: Refinement.nullable() })
export type RefinementAnswer = z.infer<typeof RefinementAnswer>
