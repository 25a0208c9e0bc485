import type { Generated } from 'kysely'

/** An occurrence: activity of one incident, apart from the last by quiet log time. */
export interface IncidentEpisodesTable {
  id: string
  incidentId: string
  customerId: string
  scope: string
  startedAt: Date
  endedAt: Date
  eventCount: number
  /** Tells replays of logs without times: a hash of the evidence. */
  contentKey: string | null
  createdAt: Generated<Date>
}
