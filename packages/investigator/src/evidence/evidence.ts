import type { Digester } from '@holdfast/analysis/digest/create-digester'
import type { Digest } from '@holdfast/analysis/model/digest'
import type { Level, LogEvent } from '@holdfast/analysis/model/log-event'

/** Reads what a company logged in a window, batch by batch, as often as it is asked; from files or from its store. */
export interface BatchReader {
  readonly read: () => AsyncIterable<readonly LogEvent[]>
  /** Adds spans and points, where there are any, once all records are read: the engine's findings rest on them, too. */
  readonly addSignals?: (digester: Digester) => void | Promise<void>
  /** Spans and points that were digested before. */
  readonly digested?: Pick<Digest, 'spans' | 'metrics'>
}

export interface EvidenceRecord {
  /** Such as `B120`: the source's letter and the number of the first line. */
  readonly id: string
  /** Its source's. */
  readonly letter: string
  readonly event: LogEvent
  readonly service: string | null
  readonly kind: number
  /** It tells its reader what to think or do: only its place is ever shown. */
  readonly isAddressed: boolean
  /** It may be meant for a reader: shown, but no verdict may need it. */
  readonly isSuspicious: boolean
}

/** Records of one service that say the same at the same level. */
export interface Kind {
  /** Such as `K7`. */
  readonly id: string
  readonly text: string
  readonly service: string | null
  readonly level: Level | null
  /** Not empty, in the order of their times. */
  readonly records: readonly EvidenceRecord[]
  readonly firstMs: number | null
  readonly lastMs: number | null
  /** How likely the authors of such a line call it an error. */
  readonly badness: number
}

export interface EvidenceSource {
  readonly letter: string
  readonly name: string
  readonly services: readonly string[]
  readonly recordCount: number
  readonly firstMs: number | null
  readonly lastMs: number | null
}

/** A number that a service repeats, in the order of time; `id`: of the line that states it. */
export interface NumberSeries {
  readonly service: string | null
  readonly name: string
  readonly points: readonly { readonly atMs: number; readonly value: number; readonly id: string | null }[]
}

/** One physical line: the first of its record, or the nth of what follows. */
export interface EvidenceLine {
  readonly id: string
  readonly record: EvidenceRecord
  /** Null for the record's first line. */
  readonly part: number | null
}

/** All that an investigation may look at: one company, one window. */
export interface Evidence {
  readonly sources: readonly EvidenceSource[]
  /** By source, then by line. */
  readonly records: readonly EvidenceRecord[]
  /** The same by time; records without one at the end. */
  readonly byTime: readonly EvidenceRecord[]
  readonly kinds: readonly Kind[]
  readonly series: readonly NumberSeries[]
  /** Spans that can be cited; they are among no kind, and no window of lines holds them. */
  readonly spans: readonly EvidenceRecord[]
  readonly services: readonly string[]
  readonly digest: Digest
  readonly lineCount: number
  readonly firstMs: number | null
  readonly lastMs: number | null
  /** Records of the window that were more than may be kept. */
  readonly leftOutCount: number
  readonly findLine: (id: string) => EvidenceLine | null
  /** The id of a place in a source, as the engine cites it. */
  readonly idOf: (source: string, line: number) => string | null
}
