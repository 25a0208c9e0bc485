/** The latest change of an incident: found, returned, edited or commented on. */
export interface IncidentChangesTable {
  incidentId: string
  customerId: string
  changedAt: Date
}
