import { cleanFingerprint } from './clean-fingerprint.ts'
import { fingerprintAttribute, MAX_FINGERPRINT_LENGTH } from './walk-result.ts'
import { tags, WireReader } from './wire-reader.ts'

const wantedKey = Buffer.from(fingerprintAttribute)

/** Looks through an encoded Resource, already known to be sound, for the string attribute `agent.fingerprint`. */
export function findFingerprint(bytes: Uint8Array, start: number, end: number): string | null {
  const reader = new WireReader(bytes)
  reader.position = start
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag !== tags.resource.attributes) {
      reader.skip(tag, end)
      continue
    }
    const found = readIfFingerprint(reader, reader.contentEnd(end))
    if (found !== null) return found
  }
  return null
}

function readIfFingerprint(reader: WireReader, end: number): string | null {
  let isWanted = false
  let text: string | null = null
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === tags.keyValue.key) {
      const keyEnd = reader.contentEnd(end)
      isWanted = keyEnd - reader.position === wantedKey.length && wantedKey.equals(slice(reader, keyEnd))
      reader.position = keyEnd
    } else if (tag === tags.keyValue.value) {
      const valueEnd = reader.contentEnd(end)
      if (isWanted || text === null) text = readString(reader, valueEnd)
      reader.position = valueEnd
    } else reader.skip(tag, end)
  }
  return isWanted && text !== null ? cleanFingerprint(text) : null
}

function readString(reader: WireReader, end: number): string | null {
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag !== tags.anyValue.string) reader.skip(tag, end)
    else {
      const textEnd = reader.contentEnd(end)
      const isShort = textEnd - reader.position <= MAX_FINGERPRINT_LENGTH * 4
      const text = isShort ? Buffer.from(slice(reader, textEnd)).toString('utf8') : null
      reader.position = textEnd
      return text
    }
  }
  return null
}

const slice = (reader: WireReader, end: number): Uint8Array => reader.bytes.subarray(reader.position, end)
