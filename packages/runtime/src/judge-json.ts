export interface JsonLimits {
  readonly maxDepth: number
  /** Objects, arrays, their members and elements. */
  readonly maxNodes: number
}

export interface JsonExcess {
  readonly kind: 'depth' | 'nodes'
  /** The end of a sentence that begins with what was judged. */
  readonly text: string
}

/** What people and dashboards send is far below. */
export const ordinaryJson: JsonLimits = { maxDepth: 64, maxNodes: 50_000 }

const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_BRACKET = 0x5b
const BACKSLASH = 0x5c
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

/**
 * One pass over the bytes, before JSON.parse makes an object of each pair of them. Says what is too much; undefined for
 * JSON within the limits, and for what is no JSON but costs no more.
 */
export function judgeJson(bytes: Uint8Array, { maxDepth, maxNodes }: JsonLimits): JsonExcess | undefined {
  let depth = 0
  let nodes = 0
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index]
    if (byte === QUOTE) {
      index = endOfText(bytes, index)
    } else if (byte === COMMA) {
      nodes++
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      nodes++
      if (++depth > maxDepth) return { kind: 'depth', text: `is nested deeper than ${maxDepth} levels` }
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth--
    if (nodes > maxNodes) return { kind: 'nodes', text: `has more than ${maxNodes} values` }
  }
  return undefined
}

/** The position of the closing quote, or the end of the bytes. */
function endOfText(bytes: Uint8Array, start: number): number {
  let index = start + 1
  for (; index < bytes.length; index++) {
    const byte = bytes[index]
    if (byte === BACKSLASH) index++
    else if (byte === QUOTE) break
  }
  return index
}
