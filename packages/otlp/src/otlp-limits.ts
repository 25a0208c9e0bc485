export interface OtlpLimits {
  /** Nesting of values inside a record's body or attributes. */
  readonly maxDepth: number
  /** Attributes of one record, resource or scope, nested ones included. */
  readonly maxAttributes: number
  /** Encoded size of one record. */
  readonly maxRecordBytes: number
}

/** Part of the stored format: a batch is decoded under the limits that it was accepted under. */
export const otlpLimits: OtlpLimits = { maxDepth: 32, maxAttributes: 1_024, maxRecordBytes: 1_048_576 }
