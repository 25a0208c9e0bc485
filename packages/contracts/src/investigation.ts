import { z } from 'zod'
import { Citation } from './citation.ts'
import { Severity } from './incident-fields.ts'
import { Share, Timestamp } from './scalars.ts'

/** A statement of a model with the quotes that prove it; `line_id` is a place such as `B120` of what it was shown. */
export const ProvedStatement = z.object({ text: z.string(), citations: z.array(Citation).min(1) })
export type ProvedStatement = z.infer<typeof ProvedStatement>

/** One thing that was done, as a person reads it: 'searched "timeout" in billing: 214 lines'. */
export const InvestigationStep = z.object({
  type: z.enum(['asked', 'refused', 'repeated', 'moved', 'reported']),
  text: z.string(),
})
export type InvestigationStep = z.infer<typeof InvestigationStep>

/** What a model holds to be wrong, after code has checked each quote, name, number, time and command of it. */
export const InvestigatedCause = z.object({
  title: z.string(),
  cause: ProvedStatement,
  culprit: z.string(),
  mechanism: z.string(),
  severity: Severity,
  /** Computed from what survived the checks. */
  confidence: Share,
  started_at: Timestamp.nullable(),
  victims: z.array(z.string()),
  chain: z.array(ProvedStatement),
  ruled_out: z.array(ProvedStatement),
  steps: z.array(
    z.object({
      text: z.string(),
      command: z.string().nullable(),
      risk: z.enum(['read-only', 'changes-state', 'destructive']).nullable(),
    }),
  ),
  /** What no line proves, and is but the model's reading. */
  readings: z.array(z.string()),
})
export type InvestigatedCause = z.infer<typeof InvestigatedCause>

/** What an investigation says of one incident. */
export const InvestigatedIncident = z.object({
  incident_id: z.string(),
  /** Null: the model holds nothing of it that could be verified. */
  cause: InvestigatedCause.nullable(),
  /** Why the model holds it for none, with the lines that prove it; it is open all the same where the engine leads. */
  dismissed: ProvedStatement.nullable(),
  /** Whose cause is the likelier one, by calibrated confidence. */
  leads: z.enum(['engine', 'model']),
  /** Where both blame different ones: what would decide. */
  question: z.string().nullable(),
})
export type InvestigatedIncident = z.infer<typeof InvestigatedIncident>

export const InvestigationUsage = z.object({
  calls: z.number().int(),
  prompt_tokens: z.number().int(),
  completion_tokens: z.number().int(),
  /** Null where the operator named no prices. */
  cost_usd: z.number().nullable(),
})
export type InvestigationUsage = z.infer<typeof InvestigationUsage>

export const Investigation = z.object({
  at: Timestamp,
  model: z.string(),
  prompt: z.string(),
  /** `used`, or why there is no verdict: `timeout`, `over-budget`, `no-report`, … */
  outcome: z.string(),
  steps: z.array(InvestigationStep),
  /** What it took; absent where it was led by an older version. */
  usage: InvestigationUsage.optional(),
  incidents: z.array(InvestigatedIncident),
})
export type Investigation = z.infer<typeof Investigation>

/** GET …/incidents/{id}/investigation: what it says of this incident alone; null where none has looked at it. */
export const InvestigationAnswer = z.object({ investigation: Investigation.nullable() })
export type InvestigationAnswer = z.infer<typeof InvestigationAnswer>
