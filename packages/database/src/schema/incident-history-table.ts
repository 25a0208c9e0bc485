import type { ColumnType, Generated } from 'kysely'

export interface IncidentHistoryTable {
  id: string
  incidentId: string
  customerId: string
  at: Generated<Date>
  /** Null: Holdfast itself. */
  actorId: string | null
  kind: string
  /** One of the two: sealed where it names a title. */
  description: string | null
  sealedDescription: Buffer | null
  details: ColumnType<Record<string, unknown>, string | undefined, never>
}
