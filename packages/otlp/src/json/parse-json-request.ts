import { judgeJson } from '@holdfast/runtime/judge-json'
import { ExcessiveOtlp } from '../excessive-otlp.ts'
import { MalformedOtlp } from '../malformed-otlp.ts'

/** A body at the deepest nesting that a record may have needs about 140 levels. */
const MAX_DEPTH = 200

/** Refuses text that would cost far more memory than it has bytes before JSON.parse meets it. */
export function parseJsonRequest(bytes: Uint8Array, maxNodes = Number.POSITIVE_INFINITY): unknown {
  const excess = judgeJson(bytes, { maxDepth: MAX_DEPTH, maxNodes })
  if (excess?.kind === 'depth') throw new MalformedOtlp(`the body ${excess.text}`)
  if (excess) throw new ExcessiveOtlp(`The request ${excess.text}. Send smaller batches.`)
  const text = new TextDecoder('utf-8').decode(bytes)
  try {
    return JSON.parse(text) as unknown
  } catch {
    // The parser's own message quotes the text, which may be secret.
    throw new MalformedOtlp('the body is not valid JSON')
  }
}
