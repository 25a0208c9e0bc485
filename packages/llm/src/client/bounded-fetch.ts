import { ModelError } from './model-error.ts'

export interface AnswerBounds {
  /** Events come as lines, and the reader holds one until it ends. */
  readonly lineBytes: number
  readonly bodyBytes: number
  /** Read whole for its message. */
  readonly errorBodyBytes: number
}

/** Many times what the longest answer takes, an event per token. */
const answerBounds: AnswerBounds = { lineBytes: 262_144, bodyBytes: 33_554_432, errorBodyBytes: 65_536 }

const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/** An endpoint may be anybody's: what it sends is cut off before it fills our memory, whatever it says of its length. */
export function createBoundedFetch(inner: typeof fetch, bounds: AnswerBounds = answerBounds): typeof fetch {
  return async (input, init) => {
    const response = await inner(input, init)
    if (!response.body) return response
    const { status, statusText } = response
    const headers = new Headers(response.headers)
    // Of what was sent, not of what is passed on.
    headers.delete('content-length')
    const body = response.body.pipeThrough(response.ok ? boundLines(bounds) : keepFirst(bounds.errorBodyBytes))
    return new Response(body, { status, statusText, headers })
  }
}

function boundLines({ lineBytes, bodyBytes }: AnswerBounds): TransformStream<Uint8Array, Uint8Array> {
  let body = 0
  let line = 0
  return new TransformStream({
    transform(bytes, controller) {
      body += bytes.length
      const end = Math.max(bytes.lastIndexOf(LINE_FEED), bytes.lastIndexOf(CARRIAGE_RETURN))
      // A piece of the wire is far smaller than a line may be, so only the line that goes on has to be counted.
      line = end === -1 ? line + bytes.length : bytes.length - end - 1
      if (body > bodyBytes || line > lineBytes) throw new ModelError('malformed')
      controller.enqueue(bytes)
    },
  })
}

/** The message of a failure stands at its beginning. */
function keepFirst(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let left = limit
  return new TransformStream({
    transform(bytes, controller) {
      controller.enqueue(bytes.subarray(0, left))
      left -= bytes.length
      if (left <= 0) controller.terminate()
    },
  })
}
