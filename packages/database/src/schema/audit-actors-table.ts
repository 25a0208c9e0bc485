/** Who the log speaks of; an erasure overwrites the name here and leaves the log as it is. */
export interface AuditActorsTable {
  id: string
  customerId: string
  name: string
  email: string | null
}
