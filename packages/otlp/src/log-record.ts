/** As JSON would hold it: integers beyond 2^53 and bytes (base64) are strings. */
export type AttributeValue =
  | string
  | number
  | boolean
  | null
  | readonly AttributeValue[]
  | { readonly [key: string]: AttributeValue }

export type Attributes = Readonly<Record<string, AttributeValue>>

export interface LogScope {
  readonly name: string
  readonly version: string
  readonly attributes: Attributes
}

/** One record as its sender meant it; what the sender left out is null or empty. */
export interface LogRecord {
  readonly timeUnixNano: bigint | null
  readonly observedTimeUnixNano: bigint | null
  /** 1..24; 0 when unspecified. */
  readonly severityNumber: number
  readonly severityText: string
  readonly body: AttributeValue
  readonly attributes: Attributes
  /** Lower-case hex; null when absent or not a valid id. */
  readonly traceId: string | null
  readonly spanId: string | null
  readonly eventName: string
  /** Shared by the records of one resource. */
  readonly resource: Attributes
  /** Shared by the records of one scope. */
  readonly scope: LogScope
}
