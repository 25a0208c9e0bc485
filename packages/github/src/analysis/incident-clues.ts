export interface Frame {
  readonly path: string
  readonly line: number | null
  readonly fn: string | null
  /** As the log has it. */
  readonly quote: string
  /** Told by a class: the path is whole, up to the root of the sources. */
  readonly isQualified: boolean
}

/**
 * A word of the error that a diff may hold. `specific` ones tell something wherever they stand; `plain` ones
 * ('total', 6432) only where they are set or defined; a `key` where its value is another now; a `package` only in
 * manifests and lock files.
 */
export interface Identifier {
  readonly text: string
  readonly kind: 'specific' | 'plain' | 'key' | 'package'
  /** The error says that it is not there. */
  readonly isMissing: boolean
}

/** An error's text, and the evidence line that it stands in, or beside. */
export interface ClueText {
  readonly text: string
  readonly lineId: string | null
}

/** What the logs of an incident say about code. */
export interface IncidentClues {
  readonly onsetMs: number
  readonly services: readonly string[]
  /** Innermost first. */
  readonly frames: readonly Frame[]
  readonly identifiers: readonly Identifier[]
  /** The error's own texts, for what is no name: values, statements and what they are about. */
  readonly texts: readonly ClueText[]
  /** Of deployments that the logs show, before the onset. */
  readonly deployedShas: readonly string[]
  /** The last deployment before the onset: later commits were not running. */
  readonly deployedMs: number | null
}
