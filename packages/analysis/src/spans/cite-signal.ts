import { formatDuration } from '../tell/format-duration.ts'
import { renderPoint } from '../metrics/render-point.ts'
import type { LogEvent } from '../model/log-event.ts'
import type { JoinedSpan } from './join-traces.ts'
import { renderSpan } from './render-span.ts'
import { partsOfKey } from './span-digest.ts'
import type { SeriesShift } from '../metrics/judge-metrics.ts'

/** A span as something to cite: what it is, how long it took, and of which trace. */
export const citeSpan = (span: JoinedSpan): LogEvent =>
  cite(renderSpan({ ...span, operation: partsOfKey(span.operation)[1] }), {
    ref: span.ref,
    timestampMs: Math.round(span.startMs),
    level: span.isError ? 'error' : 'info',
    format: 'span',
    entities: { service: span.service, traceId: span.traceId, spanId: span.spanId },
  })

/** The highest point of a series as something to cite. */
export const citePoint = ({ series, onsetMs }: SeriesShift): LogEvent =>
  cite(renderPoint({ ...series, value: series.peak.value }), {
    ref: series.peak.ref,
    timestampMs: Math.round(Math.max(onsetMs, series.peak.atMs)),
    level: null,
    format: 'metric',
    entities: { service: series.service, host: series.resource },
  })

type Where = Pick<LogEvent, 'ref' | 'timestampMs' | 'level' | 'format' | 'entities'>

const cite = (message: string, where: Where): LogEvent => ({
  lineCount: 1,
  zoneAssumed: false,
  message,
  raw: message,
  continuation: [],
  fields: {},
  ...where,
})

export const formatMs = (ms: number): string =>
  ms >= 10_000 ? formatDuration(ms) : `${ms >= 10 ? Math.round(ms) : Math.round(ms * 10) / 10} ms`

export function formatValue(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 3
  const sign = unit === '%' || unit === '' || unit === '1' ? (unit === '%' ? ' %' : '') : ` ${unit}`
  return `${Number(value.toFixed(digits))}${sign}`
}
