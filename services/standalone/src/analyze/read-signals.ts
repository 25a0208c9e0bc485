import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { MetricPoint } from '@holdfast/analysis/metrics/metric-point'
import type { Span } from '@holdfast/analysis/spans/span'
import { decodeMetricsJson } from '@holdfast/otlp/json/decode-metrics-json'
import { decodeTracesJson } from '@holdfast/otlp/json/decode-traces-json'
import { parseJsonRequest } from '@holdfast/otlp/json/parse-json-request'
import { MalformedOtlp } from '@holdfast/otlp/malformed-otlp'

export interface Signal {
  readonly span?: Span
  readonly point?: MetricPoint
}

const HEAD_BYTES = 256
const BEGINNING = /^\s{0,64}\{\s{0,64}"resource(?:Spans|Metrics)"/

/** Whether a file holds spans or numbers as a collector's file exporter writes them: an export a line. */
export async function holdsSignals(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return BEGINNING.test(buffer.toString('utf8', 0, bytesRead))
  } finally {
    await handle.close()
  }
}

/** Answers the number of lines that are not blank; one that is cut off or broken is left out. */
export async function readSignals(
  file: string,
  take: (signal: Signal) => void,
  onBytes?: (count: number) => void,
): Promise<number> {
  const stream = createReadStream(file)
  stream.on('data', (chunk) => onBytes?.(chunk.length))
  let number = 0
  let count = 0
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++
    if (line.trim() === '') continue
    count++
    try {
      const value = parseJsonRequest(Buffer.from(line))
      for (const span of decodeTracesJson(value, file, 1, number)) if (span !== null) take({ span })
      for (const points of decodeMetricsJson(value, file, 1, number)) for (const point of points) take({ point })
    } catch (error) {
      if (!(error instanceof MalformedOtlp)) throw error
    }
  }
  return count
}
