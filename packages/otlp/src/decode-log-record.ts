import { decodeAnyValue, decodeKeyValue, readBytes, readText } from './decode-any-value.ts'
import type { Attributes, AttributeValue, LogRecord, LogScope } from './log-record.ts'
import { tags, type WireReader } from './wire-reader.ts'

/** Decodes one LogRecord up to `end`; the bytes were judged before. */
export function decodeLogRecord(
  reader: WireReader,
  end: number,
  origin: { resource: Attributes; scope: LogScope },
): LogRecord {
  let timeUnixNano: bigint | null = null
  let observedTimeUnixNano: bigint | null = null
  let severityNumber = 0
  let severityText = ''
  let eventName = ''
  let body: AttributeValue = null
  let traceId: string | null = null
  let spanId: string | null = null
  const attributes: [string, AttributeValue][] = []
  while (reader.position < end) {
    const tag = reader.tag(end)
    switch (tag) {
      case tags.logRecord.timeUnixNano:
        timeUnixNano = readTime(reader)
        break
      case tags.logRecord.observedTimeUnixNano:
        observedTimeUnixNano = readTime(reader)
        break
      case tags.logRecord.severityNumber:
        severityNumber = knownSeverity(reader.varint(end))
        break
      case tags.logRecord.severityText:
        severityText = readText(reader, end)
        break
      case tags.logRecord.body:
        body = decodeAnyValue(reader, reader.contentEnd(end))
        break
      case tags.logRecord.attributes:
        attributes.push(decodeKeyValue(reader, reader.contentEnd(end)))
        break
      case tags.logRecord.traceId:
        traceId = validHexId(readBytes(reader, end).toString('hex'), 32)
        break
      case tags.logRecord.spanId:
        spanId = validHexId(readBytes(reader, end).toString('hex'), 16)
        break
      case tags.logRecord.eventName:
        eventName = readText(reader, end)
        break
      default:
        reader.skip(tag, end)
    }
  }
  return {
    timeUnixNano,
    observedTimeUnixNano,
    severityNumber,
    severityText,
    body,
    attributes: Object.fromEntries(attributes),
    traceId,
    spanId,
    eventName,
    ...origin,
  }
}

function readTime(reader: WireReader): bigint | null {
  const { bytes, position } = reader
  reader.position += 8
  const time = new DataView(bytes.buffer, bytes.byteOffset + position, 8).getBigUint64(0, true)
  return time === 0n ? null : time
}

export const knownSeverity = (number: number): number => (number >= 1 && number <= 24 ? number : 0)

/** An id of a wrong length, or of zeros alone, means 'not part of a trace'. */
export function validHexId(hex: string, length: number): string | null {
  return hex.length === length && /^[\da-f]+$/.test(hex) && /[^0]/.test(hex) ? hex : null
}
