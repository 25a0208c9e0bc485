import { z } from 'zod'
import { Timestamp } from './scalars.ts'

/** What a list says of an incident without opening its analysis. */
export const IncidentGlance = z.object({
  /** Null where the logs do not show it. */
  impact: z.string().nullable(),
  /** Log time of the newest line that the analysis knew, of the incident or of anything beside it. */
  logs_until: Timestamp.nullable(),
  /** A silence up to this long is still the same occurrence: between two beats of a cron job nothing has ended. */
  quiet_seconds: z.number().min(0),
  /** Its errors over its window, in a few equal parts. */
  volume: z.array(z.number().int().min(0)).max(64),
})
export type IncidentGlance = z.infer<typeof IncidentGlance>
