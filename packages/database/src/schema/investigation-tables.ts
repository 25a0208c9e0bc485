export interface InvestigationsTable {
  id: string
  customerId: string
  /** One of the two: a paste or upload as a whole, or an incident of the agents' stream. */
  jobId: string | null
  incidentId: string | null
  /** 0 is the most severe. */
  severityRank: number
  requestedAt: Date
  /** Long ago: nobody is at it. */
  claimedAt: Date
  finishedAt: Date | null
  outcome: string | null
  /** What came of it, under the company's data key; null where nothing did. */
  result: Buffer | null
}

export interface InvestigatedIncidentsTable {
  incidentId: string
  customerId: string
  investigationId: string
}
