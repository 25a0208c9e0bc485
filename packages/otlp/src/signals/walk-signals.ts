import { findFingerprint } from '../find-fingerprint.ts'
import { type OtlpLimits, otlpLimits } from '../otlp-limits.ts'
import { RecordAllowance } from '../record-allowance.ts'
import { type RequestLimits, requestLimits } from '../request-limits.ts'
import type { WalkResult } from '../walk-result.ts'
import { WalkTally } from '../walk-tally.ts'
import { WireReader } from '../wire-reader.ts'
import { asBytes, asFixed64 } from './walk-fields.ts'

export type OtherSignal = 'traces' | 'metrics'

export interface WalkedSignals extends WalkResult {
  /** Whether a collector reports on nothing but itself: a sign of life, no evidence. */
  readonly isHeartbeat: boolean
}

const LIST = asBytes(1)
const ITEMS = asBytes(2)
const METRIC_DATA: ReadonlySet<number> = new Set([5, 7, 9, 10, 11].map(asBytes))
const OWN_PREFIX = Buffer.from('otelcol')

interface Walk {
  readonly reader: WireReader
  readonly tally: WalkTally
  readonly records: RecordAllowance
  readonly limits: OtlpLimits
  ownCount: number
}

/**
 * One pass over the bytes of an export of spans or data points that builds no object for each: counts them, those that
 * cannot be kept apart. Throws MalformedOtlp and ExcessiveOtlp as for log records.
 */
export function walkSignals(
  signal: OtherSignal,
  bytes: Uint8Array,
  limits: OtlpLimits = otlpLimits,
  { maxRecords, maxFields }: RequestLimits = requestLimits,
): WalkedSignals {
  const reader = new WireReader(bytes, maxFields)
  const walk: Walk = { reader, tally: new WalkTally(), records: new RecordAllowance(maxRecords), limits, ownCount: 0 }
  eachField(reader, bytes.length, LIST, (resourceEnd) => {
    while (reader.position < resourceEnd) {
      const tag = reader.tag(resourceEnd)
      if (tag === LIST) {
        const end = reader.contentEnd(resourceEnd)
        walk.tally.fingerprint ??= findFingerprint(bytes, reader.position, end)
        reader.position = end
      } else if (tag === ITEMS) {
        eachField(reader, reader.contentEnd(resourceEnd), ITEMS, (end) =>
          signal === 'traces' ? walkSpan(walk, end) : walkMetric(walk, end),
        )
      } else reader.skip(tag, resourceEnd)
    }
  })
  const result = walk.tally.result()
  return { ...result, isHeartbeat: result.recordCount > 0 && walk.ownCount === result.recordCount }
}

const TRACE_ID = asBytes(1)
const SPAN_ID = asBytes(2)
const START = asFixed64(7)
const TRACE_ID_BYTES = 16
const SPAN_ID_BYTES = 8

/** A span needs its ids and a beginning; without them nobody could place it. */
function walkSpan({ reader, tally, records, limits }: Walk, end: number): void {
  records.take()
  if (end - reader.position > limits.maxRecordBytes) {
    reader.position = end
    tally.reject('record-too-large', 1)
    return
  }
  let traceId = false
  let spanId = false
  let start = false
  while (reader.position < end) {
    const tag = reader.tag(end)
    const from = reader.position
    reader.skip(tag, end)
    if (tag === TRACE_ID) traceId = isId(reader, from, TRACE_ID_BYTES)
    else if (tag === SPAN_ID) spanId = isId(reader, from, SPAN_ID_BYTES)
    else if (tag === START) start = hasBytes(reader, from)
  }
  if (traceId && spanId && start) tally.accept(1)
  else tally.reject('not-a-span', 1)
}

/** After the byte that says how long it is. */
const isId = (reader: WireReader, from: number, length: number): boolean =>
  reader.position - from === length + 1 && hasBytes(reader, from + 1)

function hasBytes({ bytes, position }: WireReader, from: number): boolean {
  for (let at = from; at < position; at++) if (bytes[at] !== 0) return true
  return false
}

const NAME = asBytes(1)

function walkMetric(walk: Walk, end: number): void {
  const { reader, tally, records, limits } = walk
  let isOwn = false
  let count = 0
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === NAME) {
      const nameEnd = reader.contentEnd(end)
      isOwn = OWN_PREFIX.equals(reader.bytes.subarray(reader.position, reader.position + OWN_PREFIX.length))
      reader.position = nameEnd
    } else if (METRIC_DATA.has(tag)) {
      eachField(reader, reader.contentEnd(end), LIST, (pointEnd) => {
        records.take()
        count++
        if (pointEnd - reader.position > limits.maxRecordBytes) tally.reject('record-too-large', 1)
        else tally.accept(1)
        reader.position = pointEnd
      })
    } else reader.skip(tag, end)
  }
  if (isOwn) walk.ownCount += count
}

/** Calls `visit` with the end of each field that carries `wanted`, and steps over the others. */
function eachField(reader: WireReader, end: number, wanted: number, visit: (fieldEnd: number) => void): void {
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === wanted) visit(reader.contentEnd(end))
    else reader.skip(tag, end)
  }
}
