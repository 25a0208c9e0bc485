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

const quote = 0x22
const comma = 0x2c
const openBracket = 0x5b
const backslash = 0x5c
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/**
 * One pass over the bytes, before JSON.parse makes an object of each pair of them. Says what is too much; undefined for
 * JSON within the limits, and for what is no JSON but costs no more.
 */
export function judgeJson(bytes: Uint8Array, { maxDepth, maxNodes }: JsonLimits): JsonExcess | undefined {
  let depth = 0
  let nodes = 0
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index]
    if (byte === quote) {
      index = endOfText(bytes, index)
    } else if (byte === comma) {
      nodes++
    } else if (byte === openBrace || byte === openBracket) {
      nodes++
      if (++depth > maxDepth) return { kind: 'depth', text: `is nested deeper than ${maxDepth} levels` }
    } else if (byte === closeBrace || byte === closeBracket) depth--
    if (nodes > maxNodes) return { kind: 'nodes', text: `has more than ${maxNodes} values` }
  }
  return undefined
}

/** The position of the closing quote, or the end of the bytes. */
function endOfText(bytes: Uint8Array, start: number): number {
  let index = start + 1
  for (; index < bytes.length; index++) {
    const byte = bytes[index]
    if (byte === backslash) index++
    else if (byte === quote) break
  }
  return index
}
