import { sql } from 'kysely'
import { type IncidentSummary, untimedSummaryColumns } from './incident-summary.ts'

type TimeColumn = 'createdAt' | 'updatedAt' | 'lastSeen' | 'startedAt' | 'endedAt'

/** An incident in a list: its times are text as the server writes it, for `isoTime`. */
export interface IncidentListRow extends Omit<IncidentSummary, TimeColumn> {
  readonly createdAt: string
  readonly updatedAt: string
  readonly lastSeen: string
  readonly startedAt: string | null
  readonly endedAt: string | null
}

export const incidentListColumns = [
  ...untimedSummaryColumns,
  sql<string>`incidents.created_at::text`.as('createdAt'),
  sql<string>`incidents.updated_at::text`.as('updatedAt'),
  sql<string>`incidents.last_seen::text`.as('lastSeen'),
  sql<string | null>`incidents.started_at::text`.as('startedAt'),
  sql<string | null>`incidents.ended_at::text`.as('endedAt'),
] as const
