import { tags, WireReader } from './wire-reader.ts'
import type { OtlpSignal } from './write-export-response.ts'

const fixed64 = (field: number): number => (field << 3) | 1
const bytes = (field: number): number => (field << 3) | 2
const TRACE_ID_LENGTH = 16
const SPAN_ID_LENGTH = 8

/**
 * Which signal an encoded export carries. The three share their outer layers, so its first item tells: a span has two
 * ids or two times, a metric has a name, and a log record has neither. Throws MalformedOtlp where the bytes are no export.
 */
export function findSignal(request: Uint8Array): OtlpSignal {
  const reader = new WireReader(request)
  const ends = [request.length]
  // Request, resource, scope: in each, the list that leads to the items.
  for (const wanted of [tags.request.resourceLogs, tags.resourceLogs.scopeLogs, tags.scopeLogs.logRecords]) {
    const end = enterField(reader, ends.at(-1) ?? 0, wanted)
    if (end === undefined) return 'logs'
    ends.push(end)
  }
  return signalOfItem(reader, ends.at(-1) ?? 0)
}

function enterField(reader: WireReader, end: number, wanted: number): number | undefined {
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === wanted) return reader.contentEnd(end)
    reader.skip(tag, end)
  }
  return undefined
}

function signalOfItem(reader: WireReader, end: number): OtlpSignal {
  const lengths = new Map<number, number>()
  while (reader.position < end) {
    const tag = reader.tag(end)
    const start = reader.position
    reader.skip(tag, end)
    // Without the byte that says how long it is: ids are short.
    lengths.set(tag, reader.position - start - 1)
  }
  if (!lengths.has(bytes(1))) return lengths.has(fixed64(7)) ? 'traces' : 'logs'
  const hasIds = lengths.get(bytes(1)) === TRACE_ID_LENGTH && lengths.get(bytes(2)) === SPAN_ID_LENGTH
  return hasIds || lengths.has(fixed64(7)) || lengths.has(fixed64(8)) ? 'traces' : 'metrics'
}
