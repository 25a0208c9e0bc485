/**
 * All that reading a chunk of a source needs to know of the chunks before it, as plain JSON:
 * a file cut in fifty gives the events that it gives whole.
 */
export interface SourceProfile {
  readonly source: string
  /** What the caller knows: file name, agent's service name, receipt time for year and zone. */
  readonly hints: SourceHints
  readonly format: string | null
  readonly zoneOffsetMinutes: number | null
  readonly year: number | null
  readonly lastTimestampMs: number | null
  readonly nextLine: number
  readonly nextOffset: number
  /** Opaque to callers: state of wrappers, partial lines, format votes. */
  readonly state: Readonly<Record<string, unknown>>
}

export interface SourceHints {
  readonly name?: string
  readonly service?: string
  readonly host?: string
  /** Year-less timestamps are read as the latest time not after this; pure code has no clock. */
  readonly receivedAtMs?: number
}
