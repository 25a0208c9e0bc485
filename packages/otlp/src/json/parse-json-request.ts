import { MalformedOtlp } from '../malformed-otlp.ts'

/** A body at the deepest nesting that a record may have needs about 140 levels. */
const maxJsonDepth = 200

/** Refuses text that would cost far more memory than it has bytes before JSON.parse meets it. */
export function parseJsonRequest(bytes: Uint8Array): unknown {
  assertDepth(bytes)
  const text = new TextDecoder('utf-8').decode(bytes)
  try {
    return JSON.parse(text) as unknown
  } catch {
    // The parser's own message quotes the text, which may be secret.
    throw new MalformedOtlp('the body is not valid JSON')
  }
}

const quote = 0x22
const backslash = 0x5c

function assertDepth(bytes: Uint8Array): void {
  let depth = 0
  let inText = false
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index]
    if (inText) {
      if (byte === backslash) index++
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (byte === 0x7b || byte === 0x5b) {
      if (++depth > maxJsonDepth) throw new MalformedOtlp(`the body is nested deeper than ${maxJsonDepth} levels`)
    } else if (byte === 0x7d || byte === 0x5d) depth--
  }
}
