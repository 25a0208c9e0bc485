import { type Attributes, type Span, type SpanOptions, trace, type Tracer } from '@opentelemetry/api'

export interface RecordedSpan {
  readonly name: string
  readonly attributes: Attributes
  status: { code: number; message?: string }
  hasEnded: boolean
}

/** A tracing SDK as small as can be: it keeps what the code under test reports. */
export function recordSpans(): { spans: RecordedSpan[]; stop: () => void } {
  const spans: RecordedSpan[] = []

  function startSpan(name: string, options: SpanOptions = {}): Span {
    const record: RecordedSpan = { name, attributes: { ...options.attributes }, status: { code: 0 }, hasEnded: false }
    spans.push(record)
    const span: Span = Object.assign(trace.wrapSpanContext({ traceId: '1', spanId: '1', traceFlags: 1 }), {
      setAttribute: (key: string, value: Attributes[string]) => {
        if (value !== undefined) record.attributes[key] = value
        return span
      },
      setStatus: (status: RecordedSpan['status']) => {
        record.status = status
        return span
      },
      end: () => {
        record.hasEnded = true
      },
    })
    return span
  }

  const startActiveSpan = (name: string, ...rest: unknown[]) => {
    const options = rest.find((each): each is SpanOptions => typeof each === 'object' && each !== null)
    const work = rest.at(-1)
    if (typeof work !== 'function') throw new Error('no work to trace')
    return work(startSpan(name, options))
  }
  const tracer: Tracer = { startSpan, startActiveSpan }
  trace.setGlobalTracerProvider({ getTracer: () => tracer })
  return { spans, stop: () => trace.disable() }
}
