/** What one request may cost whoever walks it. Unlike the limits of records, no part of the stored format. */
export interface RequestLimits {
  readonly maxRecords: number
  /** Fields of all its messages, however small: a message of nothing takes two bytes and as long as a full one. */
  readonly maxFields: number
  /** Objects, arrays, members and elements of its JSON. */
  readonly maxJsonNodes: number
}

export const requestLimits: RequestLimits = { maxRecords: 50_000, maxFields: 4_000_000, maxJsonNodes: 1_000_000 }
