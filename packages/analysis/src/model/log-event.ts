/** Ordered: a later one is worse. Web access lines take theirs from the status code. */
export type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'

/** Where a line stands: byte-exact, so that a citation can be checked character by character. */
export interface LineRef {
  /** The caller's id of the source: a file path, an upload id, an agent stream. */
  readonly source: string
  /** 1-based. */
  readonly line: number
  /** Byte offset of the line's first byte in its source. */
  readonly offset: number
}

export interface HttpCall {
  readonly method?: string
  readonly path?: string
  readonly status?: number
  readonly latencyMs?: number
}

export interface ExceptionInfo {
  readonly type: string
  readonly message: string
  /** The innermost frames first, at most five, as written in the log. */
  readonly frames: readonly string[]
  /** Types named by 'Caused by', outermost first. */
  readonly causes: readonly string[]
}

/** What the log says about where it comes from; absent where the log is silent. */
export interface EventEntities {
  readonly service?: string
  readonly host?: string
  readonly pod?: string
  readonly container?: string
  readonly namespace?: string
  readonly logger?: string
  readonly thread?: string
  readonly processId?: string
  readonly traceId?: string
  readonly spanId?: string
  readonly requestId?: string
}

/** One record: its first line, and every continuation line (stack frames, wrapped text) with it. */
export interface LogEvent {
  readonly ref: LineRef
  readonly lineCount: number
  /** Numbers of all its lines, where lines of other streams stand between them. */
  readonly lines?: readonly number[]
  /** UTC; null when neither the event nor its source gives a time. */
  readonly timestampMs: number | null
  /** True when the log names no zone and UTC was assumed. */
  readonly zoneAssumed: boolean
  readonly level: Level | null
  /** The first line's message: header, wrapper and ANSI removed, otherwise as written. */
  readonly message: string
  /** The first physical line as it stands in the source (decoded; the text to quote). */
  readonly raw: string
  /**
   * Continuation lines without wrapper and ANSI, and the further lines that a structured message holds; at most the
   * first 64 are kept, all are counted in lineCount.
   */
  readonly continuation: readonly string[]
  /** Line and byte offset of each kept continuation line; absent when there is none. */
  readonly continuationRefs?: readonly (readonly [line: number, offset: number])[]
  /** The name of the format that recognised the line, 'plain' for the fallback. */
  readonly format: string
  readonly entities: EventEntities
  readonly http?: HttpCall
  readonly exception?: ExceptionInfo
  /** Further fields of structured formats (JSON, logfmt), flattened, strings only, bounded. */
  readonly fields: Readonly<Record<string, string>>
}
