/** What a span says as one line: the text that is cited, and that its neighbors stand beside. */
export interface SpanText {
  readonly service: string
  /** As operations are named, without ids. */
  readonly operation: string
  readonly durationMs: number
  readonly isError: boolean
  readonly message: string | null
  readonly traceId: string
  readonly spanId: string
}

const MAX_MESSAGE = 200
const BREAKS = /[\u0000-\u001f\u007f\u2028\u2029]/g

export function renderSpan({ service, operation, durationMs, isError, message, traceId, spanId }: SpanText): string {
  const outcome = !isError ? 'ok' : message === null ? 'failed' : `failed: ${message.slice(0, MAX_MESSAGE)}`
  return `${service} ${operation} ${Number(durationMs.toFixed(3))} ms ${outcome} trace=${traceId} span=${spanId}`.replace(
    BREAKS,
    ' ',
  )
}
