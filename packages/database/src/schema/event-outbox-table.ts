import type { Generated } from 'kysely'

/** An event that is not sent yet. */
export interface EventOutboxTable {
  id: string
  customerId: string
  name: string
  payload: unknown
  origin: string | null
  createdAt: Generated<Date>
}
