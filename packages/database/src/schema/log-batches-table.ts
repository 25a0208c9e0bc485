export type OtlpLogFormat = 'otlp-protobuf' | 'otlp-json'
/** Spans and data points are kept as log records are: sealed, accounted, expired, exported and erased by the same means. */
export type SignalFormat = 'traces-protobuf' | 'traces-json' | 'metrics-protobuf' | 'metrics-json'
export type LogFormat = 'text' | OtlpLogFormat | SignalFormat

export const isOfSignals = (format: LogFormat): format is SignalFormat =>
  format.startsWith('traces-') || format.startsWith('metrics-')

/** What reported changes are called as a source of their own. */
export const changesSource = 'changes'

export const isOfLogs = (format: LogFormat): boolean => !isOfSignals(format)

export type LogEncoding = 'identity' | 'gzip' | 'deflate' | 'zstd'
/** `receiving` belongs to an upload that has not ended: nobody may work on it yet. */
export type LogBatchState = 'receiving' | 'waiting' | 'analysed' | 'failed'
export type LogSourceType = 'otlp' | 'paste' | 'upload' | 'sample'

export interface LogBatchesTable {
  /** UUIDv7: its time is the time of receipt, and the partition. */
  id: string
  customerId: string
  /** Null for samples, which no key sent. */
  apiKeyId: string | null
  sourceType: LogSourceType
  /** What citations name: the job for pasted and uploaded text, the batch itself for OTLP. */
  sourceId: string
  sourceName: string
  agentFingerprint: string | null
  jobId: string | null
  /** Place among the chunks of one source, from 0. */
  sequence: number
  /** Of the chunk's first line in its source, from 1; for OTLP 1. */
  firstLine: number
  /** Byte offset of the chunk's first line in its source; for OTLP 0. */
  firstOffset: number
  format: LogFormat
  encoding: LogEncoding
  /** Records, or physical lines, that the batch is accountable for. */
  recordCount: number
  plainBytes: number
  storedBytes: number
  /** Compressed by `encoding`, then sealed under the company's key in the context `log-batch:<id>`. */
  payload: Buffer
  receivedAt: Date
  state: LogBatchState
  failedReason: string | null
  settledAt: Date | null
}
