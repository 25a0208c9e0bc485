import type {
  IExportLogsServiceResponse,
  IExportMetricsServiceResponse,
  IExportTraceServiceResponse,
} from '@opentelemetry/otlp-transformer'

export type OtlpEncoding = 'protobuf' | 'json'
export type OtlpSignal = 'logs' | 'traces' | 'metrics'

export interface PartialSuccess {
  readonly rejectedCount: number
  readonly message: string
}

const rejectedField = { logs: 'rejectedLogRecords', traces: 'rejectedSpans', metrics: 'rejectedDataPoints' } as const

/** The answer to an export: empty on full success, what was left out and why otherwise. */
export function writeExportResponse(signal: OtlpSignal, encoding: OtlpEncoding, partial?: PartialSuccess): Buffer {
  if (encoding === 'json') return Buffer.from(JSON.stringify(describe(signal, partial)))
  return partial === undefined ? Buffer.alloc(0) : lengthDelimited(1, writePartialSuccess(partial))
}

function describe(
  signal: OtlpSignal,
  partial: PartialSuccess | undefined,
): IExportLogsServiceResponse | IExportTraceServiceResponse | IExportMetricsServiceResponse {
  if (partial === undefined) return {}
  return { partialSuccess: { [rejectedField[signal]]: partial.rejectedCount, errorMessage: partial.message } }
}

/** The three signals share one layout: field 1 the count, field 2 the message. */
function writePartialSuccess({ rejectedCount, message }: PartialSuccess): Buffer {
  const count = rejectedCount === 0 ? [] : [Buffer.of(0x08, ...varintBytes(rejectedCount))]
  return Buffer.concat([...count, lengthDelimited(2, Buffer.from(message))])
}

export function lengthDelimited(field: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.of((field << 3) | 2, ...varintBytes(content.length)), content])
}

export function varintBytes(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest > 0x7f) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
  return bytes
}
