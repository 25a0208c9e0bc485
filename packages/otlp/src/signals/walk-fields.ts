import { MalformedOtlp } from '../malformed-otlp.ts'
import type { WireReader } from '../wire-reader.ts'

const NANOS = 4_294_967_296

/** Nanoseconds as milliseconds; a fixed64 without the cost of a bigint. */
export function readMillis(reader: WireReader): number {
  const view = viewAt(reader)
  return (view.getUint32(4, true) * NANOS + view.getUint32(0, true)) / 1e6
}

export const readFixed64 = (reader: WireReader): number => {
  const view = viewAt(reader)
  return view.getUint32(4, true) * NANOS + view.getUint32(0, true)
}

export const readSigned64 = (reader: WireReader): number => Number(viewAt(reader).getBigInt64(0, true))

export const readFloat64 = (reader: WireReader): number => viewAt(reader).getFloat64(0, true)

function viewAt(reader: WireReader): DataView {
  const { bytes, position } = reader
  if (position + 8 > bytes.length) throw new MalformedOtlp('the message ends inside a number')
  reader.position += 8
  return new DataView(bytes.buffer, bytes.byteOffset + position, 8)
}

export const asBytes = (field: number): number => (field << 3) | 2
export const asVarint = (field: number): number => field << 3
export const asFixed64 = (field: number): number => (field << 3) | 1
