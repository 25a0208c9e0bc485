import type { Survey } from '@holdfast/analysis/analyze/survey-digest'
import type { Finding } from '@holdfast/analysis/model/finding'
import type { LogFormat } from '@holdfast/database/schema/log-batches-table'
import type { SourceHints } from '@holdfast/analysis/model/source-profile'
import type { PackedDigest } from '@holdfast/records/digests/pack-digest'

export interface DigestTextTask {
  readonly kind: 'digest-text'
  readonly bytes: Uint8Array
  readonly source: string
  readonly hints: SourceHints
  readonly firstLine: number
  readonly firstOffset: number
}

export interface DigestOtlpTask {
  readonly kind: 'digest-otlp'
  readonly bytes: Uint8Array
  readonly format: Exclude<LogFormat, 'text'>
  readonly source: string
  readonly hints: SourceHints
  readonly firstLine: number
}

export interface DigestResult {
  readonly digest: PackedDigest
  readonly eventCount: number
}

export interface AnalyzeTask {
  readonly kind: 'analyze'
  /** What the scope remembers from earlier runs; null at the first. */
  readonly memory: PackedDigest | null
  readonly digests: readonly PackedDigest[]
  readonly quietGapMs: number
  /** Kinds of lines that people told apart. */
  readonly apart: readonly (readonly string[])[]
  /** How much log time the returned memory keeps; null: none, the scope ends here. */
  readonly keepMs: number | null
}

export interface AnalyzeResult {
  readonly findings: readonly Finding[]
  /** Null where there was nothing to read. */
  readonly survey: Survey | null
  readonly memory: PackedDigest | null
}

export type EngineTask = DigestTextTask | DigestOtlpTask | AnalyzeTask
export type EngineResult<Task extends EngineTask> = Task extends AnalyzeTask ? AnalyzeResult : DigestResult
