import { z } from 'zod'
import { OneLine } from './one-line.ts'
import { Timestamp } from './scalars.ts'

export const ReportedChangeKind = z.enum(['deploy', 'configuration', 'scaling', 'restart', 'deletion', 'job'])
export type ReportedChangeKind = z.infer<typeof ReportedChangeKind>

/** POST /api/v1/changes in its plain form. */
export const ReportedChange = z.object({
  kind: ReportedChangeKind,
  /** The service that was changed, as its logs name it. */
  service: OneLine(200).optional(),
  version: OneLine(100).optional(),
  /** What was done, in one line. */
  title: OneLine(300).optional(),
  actor: OneLine(200).optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional(),
  /** When it took effect; the time of receipt otherwise. */
  at: Timestamp.optional(),
  /** The sender's own id of it: the same one counts once. */
  id: OneLine(200).optional(),
})
export type ReportedChange = z.infer<typeof ReportedChange>

/** CloudEvents 1.0, structured. */
export const ChangeEvent = z.object({
  specversion: z.literal('1.0'),
  id: OneLine(200),
  source: OneLine(500),
  type: OneLine(300),
  subject: OneLine(500).optional(),
  time: Timestamp.optional(),
  data: z.unknown().optional(),
})
export type ChangeEvent = z.infer<typeof ChangeEvent>

export const ChangesAccepted = z.object({
  accepted: z.number().int().min(0),
  /** True where all of it was sent before. */
  duplicate: z.boolean(),
})
export type ChangesAccepted = z.infer<typeof ChangesAccepted>
