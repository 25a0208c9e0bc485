import type { Attributes, AttributeValue } from './log-record.ts'
import { tags, type WireReader } from './wire-reader.ts'

/** Decodes an AnyValue up to `end`; the last of several alternatives wins, as protobuf says. */
export function decodeAnyValue(reader: WireReader, end: number): AttributeValue {
  let value: AttributeValue = null
  while (reader.position < end) {
    const tag = reader.tag(end)
    switch (tag) {
      case tags.anyValue.string:
        value = readText(reader, end)
        break
      case tags.anyValue.bool:
        value = reader.varint(end) !== 0
        break
      case tags.anyValue.int:
        value = readInt64(reader, end)
        break
      case tags.anyValue.double:
        value = readDouble(reader)
        break
      case tags.anyValue.bytes:
        value = readBytes(reader, end).toString('base64')
        break
      case tags.anyValue.array:
        value = decodeArray(reader, reader.contentEnd(end))
        break
      case tags.anyValue.keyValueList:
        value = decodeAttributes(reader, reader.contentEnd(end), tags.values)
        break
      default:
        reader.skip(tag, end)
    }
  }
  return value
}

/** Decodes the KeyValues that stand in the fields `attributesTag` of a message. */
export function decodeAttributes(reader: WireReader, end: number, attributesTag: number): Attributes {
  const entries: [string, AttributeValue][] = []
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === attributesTag) entries.push(decodeKeyValue(reader, reader.contentEnd(end)))
    else reader.skip(tag, end)
  }
  // Not by assignment: a key named __proto__ is a key like any other.
  return Object.fromEntries(entries)
}

export function decodeKeyValue(reader: WireReader, end: number): [string, AttributeValue] {
  let key = ''
  let value: AttributeValue = null
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === tags.keyValue.key) key = readText(reader, end)
    else if (tag === tags.keyValue.value) value = decodeAnyValue(reader, reader.contentEnd(end))
    else reader.skip(tag, end)
  }
  return [key, value]
}

function decodeArray(reader: WireReader, end: number): AttributeValue[] {
  const values: AttributeValue[] = []
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === tags.values) values.push(decodeAnyValue(reader, reader.contentEnd(end)))
    else reader.skip(tag, end)
  }
  return values
}

/** Invalid UTF-8 becomes U+FFFD: a log line is worth more than its encoding. */
export function readText(reader: WireReader, end: number): string {
  return readBytes(reader, end).toString('utf8')
}

export function readBytes(reader: WireReader, end: number): Buffer {
  const contentEnd = reader.contentEnd(end)
  const { buffer, byteOffset } = reader.bytes
  const bytes = Buffer.from(buffer, byteOffset + reader.position, contentEnd - reader.position)
  reader.position = contentEnd
  return bytes
}

function readDouble(reader: WireReader): number {
  const { bytes, position } = reader
  reader.position += 8
  return new DataView(bytes.buffer, bytes.byteOffset + position, 8).getFloat64(0, true)
}

function readInt64(reader: WireReader, end: number): number | string {
  const start = reader.position
  const rounded = reader.varint(end)
  if (Number.isSafeInteger(rounded)) return rounded
  let value = 0n
  for (let index = reader.position - 1; index >= start; index--) {
    value = (value << 7n) | BigInt((reader.bytes[index] ?? 0) & 0x7f)
  }
  const signed = BigInt.asIntN(64, value)
  const number = Number(signed)
  return Number.isSafeInteger(number) ? number : signed.toString()
}
