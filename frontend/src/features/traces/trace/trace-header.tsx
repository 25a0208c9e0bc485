import type { Trace } from '@holdfast/contracts/traces'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { countOf } from '../../../lib/text/count-of.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { dayAndTime, utcTime } from '../../../lib/time/clock-time.ts'
import { formatMs } from '../../../lib/time/format-ms.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'

export function TraceHeader({ trace }: { readonly trace: Trace }) {
  const { spans, lines, started_at: startedAt } = trace
  const [root] = spans
  const services = new Set(spans.map(({ service }) => service)).size
  const failed = spans.filter(({ is_error }) => is_error).length
  const facts = [
    spans.length > 0 ? formatMs(trace.duration_ms) : null,
    countOf(spans.length, 'span'),
    countOf(services, 'service'),
    countOf(lines.length, 'log line'),
  ].filter((text) => text !== null)
  return (
    <header>
      <Link to="/dashboard/traces" className="text-accent-ink inline-flex items-center gap-1 text-sm hover:underline">
        <ArrowLeft size={14} aria-hidden />
        All traces
      </Link>
      <h2 className="inert-text mt-1 text-lg font-semibold wrap-anywhere">
        {root ? `${showInert(root.service)} ${showInert(root.name)}` : 'Log lines of a trace without spans'}
      </h2>
      <p className="text-soft tabular mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {startedAt ? (
          <time dateTime={startedAt} title={utcTime(startedAt)}>
            {dayAndTime(startedAt)}
          </time>
        ) : null}
        {facts.join(' · ')}
        {failed > 0 ? <span className="text-critical font-medium">{failed} failed</span> : null}
      </p>
      <p className="text-faint mt-1 flex flex-wrap items-center gap-2 font-mono text-xs">
        <span className="wrap-anywhere">{trace.trace_id}</span>
        <CopyButton text={trace.trace_id} ariaLabel="Copy the trace id" />
      </p>
    </header>
  )
}
