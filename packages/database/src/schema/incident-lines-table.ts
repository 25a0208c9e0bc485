/** A cited line, pinned with its neighbors: it outlives the raw batch. */
export interface IncidentLinesTable {
  incidentId: string
  /** 12 is shown as `L12`. */
  lineNumber: number
  customerId: string
  refSource: string
  refLine: number
  /** `PinnedContext` as JSON, compressed, under the company's data key. */
  context: Buffer
}
