/** An episode that whoever wants mail on incidents is to be told about, once. */
export interface IncidentMailsTable {
  episodeId: string
  customerId: string
  incidentId: string
  /** Null while it waits. */
  mailedAt: Date | null
}
