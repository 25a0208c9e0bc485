import { MECHANISMS, type MechanismId } from '@holdfast/analysis/knowledge/mechanisms'
import { z } from 'zod'

/** What a failure that no mechanism fits is called. */
export const OTHER_MECHANISM = 'other'

const MECHANISM_IDS = [...(Object.keys(MECHANISMS) as MechanismId[]), OTHER_MECHANISM] as const

export const Cite = z.object({ line: z.string().max(20), quote: z.string().max(600) })
export type Cite = z.infer<typeof Cite>
const Cites = z.array(Cite).max(8)

const Statement = z.string().trim().min(1).max(600)

const ModelIncident = z.object({
  engine: z.array(z.number().int()).max(20).describe('numbers of the incidents of the engine that it explains'),
  title: z.string().trim().min(1).max(120).describe('service: symptom'),
  cause: Statement.describe('one sentence: what failed, where, why; your own words'),
  culprit: z.string().trim().min(1).max(120).describe('who fails, as written in a cited line'),
  mechanism: z.enum(MECHANISM_IDS),
  onset: z.string().max(20).describe('id of the first line that shows it'),
  severity: z.enum(['critical', 'high', 'medium', 'low']),
  victims: z.array(z.string().max(120)).max(12),
  cites: Cites.min(1).describe('lines that prove the cause; quote copied exactly'),
  chain: z
    .array(z.object({ says: Statement, cites: Cites }))
    .max(6)
    .describe('from cause to symptoms'),
  ruled_out: z
    .array(z.object({ says: Statement, cites: Cites }))
    .max(4)
    .describe('rival causes, and why not'),
  steps: z.array(z.object({ says: Statement, command: z.string().max(400).nullish() })).max(5),
})
export type ModelIncident = z.infer<typeof ModelIncident>

/** What an investigation hands back. */
export const Verdict = z.object({
  incidents: z.array(ModelIncident).max(4).describe('empty if nothing is wrong'),
  dismissed: z
    .array(z.object({ engine: z.number().int(), why: Statement, cites: Cites }))
    .max(20)
    .describe('incidents of the engine that are none, with lines that prove it'),
})
export type Verdict = z.infer<typeof Verdict>
