export interface RateLimitsTable {
  /** Keyed hash of what is counted: no address or name stands here. */
  bucket: Buffer
  count: number
  resetsAt: Date
}
