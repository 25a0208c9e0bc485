import { findFingerprint } from './find-fingerprint.ts'
import { requestLimits } from './request-limits.ts'
import { tags, wireType, WireReader } from './wire-reader.ts'

export type OtherSignal = 'traces' | 'metrics'

export interface SignalCount {
  /** Spans or data points. */
  readonly itemCount: number
  readonly fingerprint: string | null
}

const bytesTag = (field: number): number => (field << 3) | wireType.bytes
/** Metric's gauge, sum, histogram, exponential_histogram and summary. */
const metricDataTags: ReadonlySet<number> = new Set([5, 7, 9, 10, 11].map(bytesTag))
const listTag = bytesTag(1)
const itemsTag = bytesTag(2)

/** Counts what an ExportTraceServiceRequest or ExportMetricsServiceRequest carries, and finds whose it is. */
export function walkSignalRequest(
  signal: OtherSignal,
  bytes: Uint8Array,
  maxFields: number = requestLimits.maxFields,
): SignalCount {
  const reader = new WireReader(bytes, maxFields)
  let itemCount = 0
  let fingerprint: string | null = null
  eachField(reader, bytes.length, listTag, (resourceEnd) => {
    while (reader.position < resourceEnd) {
      const tag = reader.tag(resourceEnd)
      if (tag === tags.resourceLogs.resource) {
        const end = reader.contentEnd(resourceEnd)
        fingerprint ??= findFingerprint(bytes, reader.position, end)
        reader.position = end
      } else if (tag === itemsTag) itemCount += countItems(reader, reader.contentEnd(resourceEnd), signal)
      else reader.skip(tag, resourceEnd)
    }
  })
  return { itemCount, fingerprint }
}

function countItems(reader: WireReader, scopeEnd: number, signal: OtherSignal): number {
  let count = 0
  eachField(reader, scopeEnd, itemsTag, (itemEnd) => {
    if (signal === 'traces') {
      reader.position = itemEnd
      count++
    } else count += countDataPoints(reader, itemEnd)
  })
  return count
}

function countDataPoints(reader: WireReader, metricEnd: number): number {
  let count = 0
  while (reader.position < metricEnd) {
    const tag = reader.tag(metricEnd)
    if (!metricDataTags.has(tag)) reader.skip(tag, metricEnd)
    else {
      eachField(reader, reader.contentEnd(metricEnd), listTag, (pointEnd) => {
        reader.position = pointEnd
        count++
      })
    }
  }
  return count
}

/** Calls `visit` with the end of each field that carries `wanted`, and steps over the others. */
function eachField(reader: WireReader, end: number, wanted: number, visit: (fieldEnd: number) => void): void {
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === wanted) visit(reader.contentEnd(end))
    else reader.skip(tag, end)
  }
}
