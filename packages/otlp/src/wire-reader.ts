import { ExcessiveOtlp } from './excessive-otlp.ts'
import { MalformedOtlp } from './malformed-otlp.ts'

export const wireType = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const

/** No message has so many. */
const UNLIMITED = 1_000_000_000

/** A position in protobuf bytes. It never allocates, never reads beyond `end` and throws where the bytes are broken. */
export class WireReader {
  readonly bytes: Uint8Array
  position = 0
  #fieldsLeft: number

  constructor(bytes: Uint8Array, maxFields = UNLIMITED) {
    this.bytes = bytes
    this.#fieldsLeft = maxFields
  }

  /** Field number << 3 | wire type. */
  tag(end: number): number {
    if (--this.#fieldsLeft < 0) throw new ExcessiveOtlp('The request has too many fields. Send smaller batches.')
    const tag = this.varint(end)
    if (tag < 8 || tag > 0xffff_ffff) throw new MalformedOtlp('a field has an impossible number')
    return tag
  }

  /** Exact up to 2^53, and rounded above, which no length or count may be. */
  varint(end: number): number {
    const { bytes } = this
    let position = this.position
    let value = 0
    let scale = 1
    for (let length = 0; length < 10; length++) {
      if (position >= end) throw new MalformedOtlp('the message ends inside a number')
      const byte = bytes[position++] ?? 0
      value += (byte & 0x7f) * scale
      if (byte < 0x80) {
        this.position = position
        return value
      }
      scale *= 128
    }
    throw new MalformedOtlp('a number is longer than ten bytes')
  }

  /** Reads a length and returns where the content ends; the content starts at `position`. */
  contentEnd(end: number): number {
    const length = this.varint(end)
    const contentEnd = this.position + length
    if (contentEnd > end) throw new MalformedOtlp('a field is longer than its message')
    return contentEnd
  }

  /** Steps over the value of a field that nobody asked for. */
  skip(tag: number, end: number): void {
    switch (tag & 7) {
      case wireType.varint:
        this.varint(end)
        return
      case wireType.fixed64:
        this.#advance(8, end)
        return
      case wireType.bytes:
        this.position = this.contentEnd(end)
        return
      case wireType.fixed32:
        this.#advance(4, end)
        return
      default:
        throw new MalformedOtlp('a field has an unknown wire type')
    }
  }

  #advance(count: number, end: number): void {
    if (this.position + count > end) throw new MalformedOtlp('a field is longer than its message')
    this.position += count
  }
}

const asBytes = (field: number): number => (field << 3) | wireType.bytes
const asVarint = (field: number): number => (field << 3) | wireType.varint
const asFixed64 = (field: number): number => (field << 3) | wireType.fixed64

/** Tags of the OTLP messages, named as in the .proto files. */
export const tags = {
  request: { resourceLogs: asBytes(1) },
  resourceLogs: { resource: asBytes(1), scopeLogs: asBytes(2) },
  resource: { attributes: asBytes(1) },
  scopeLogs: { scope: asBytes(1), logRecords: asBytes(2) },
  scope: { name: asBytes(1), version: asBytes(2), attributes: asBytes(3) },
  logRecord: {
    timeUnixNano: asFixed64(1),
    severityNumber: asVarint(2),
    severityText: asBytes(3),
    body: asBytes(5),
    attributes: asBytes(6),
    traceId: asBytes(9),
    spanId: asBytes(10),
    observedTimeUnixNano: asFixed64(11),
    eventName: asBytes(12),
  },
  keyValue: { key: asBytes(1), value: asBytes(2) },
  anyValue: {
    string: asBytes(1),
    bool: asVarint(2),
    int: asVarint(3),
    double: asFixed64(4),
    array: asBytes(5),
    keyValueList: asBytes(6),
    bytes: asBytes(7),
  },
  values: asBytes(1),
} as const
