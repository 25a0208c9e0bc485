import type { ColumnType, Generated } from 'kysely'

export interface IncidentHistoryTable {
  id: string
  incidentId: string
  customerId: string
  at: Generated<Date>
  /** Null: Holdfast itself. */
  actorId: string | null
  kind: string
  description: string
  details: ColumnType<Record<string, unknown>, string | undefined, never>
}
