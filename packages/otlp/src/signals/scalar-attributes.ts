import { readText } from '../decode-any-value.ts'
import type { Attributes, AttributeValue } from '../log-record.ts'
import { tags, type WireReader } from '../wire-reader.ts'
import { readFloat64 } from './walk-fields.ts'

/** The attributes in one of a message's fields. Lists and maps count as absent: nothing here reads them, however deep. */
export function readScalarAttributes(reader: WireReader, end: number, wanted: number): Attributes {
  const entries: [string, AttributeValue][] = []
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === wanted) entries.push(readScalarAttribute(reader, reader.contentEnd(end)))
    else reader.skip(tag, end)
  }
  return Object.fromEntries(entries)
}

export function readScalarAttribute(reader: WireReader, end: number): [string, AttributeValue] {
  let key = ''
  let value: AttributeValue = null
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === tags.keyValue.key) key = readText(reader, end)
    else if (tag === tags.keyValue.value) value = readScalar(reader, reader.contentEnd(end))
    else reader.skip(tag, end)
  }
  return [key, value]
}

function readScalar(reader: WireReader, end: number): AttributeValue {
  let value: AttributeValue = null
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === tags.anyValue.string) value = readText(reader, end)
    else if (tag === tags.anyValue.bool) value = reader.varint(end) !== 0
    else if (tag === tags.anyValue.int) value = reader.varint(end)
    else if (tag === tags.anyValue.double) value = readFloat64(reader)
    else reader.skip(tag, end)
  }
  return value
}
