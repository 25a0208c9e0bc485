import type { ColumnType } from 'kysely'

/** Append-only: the services' role has neither update nor delete on it. */
export interface AuditLogTable {
  id: string
  customerId: string
  at: Date
  /** `auth.sign-in`, `team.role-changed`, `incident.deleted`, … */
  action: string
  /** Null: nobody was signed in, or Holdfast itself. */
  actorId: string | null
  address: string
  objectType: string | null
  objectId: string | null
  details: ColumnType<Record<string, unknown>, string | undefined, never>
  requestId: string
}
