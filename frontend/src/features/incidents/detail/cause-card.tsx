import type { ReactNode } from 'react'
import type { ShownIncidentDetail } from '../../../lib/incidents/shown-detail.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { splitReasoning } from '../../../lib/text/split-reasoning.ts'
import { dayAndTime, utcTime } from '../../../lib/time/clock-time.ts'
import { wholeMinutes } from '../../../lib/time/format-duration.ts'
import { relativeTimeInText } from '../../../lib/time/relative-time.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { Card } from '../../../ui/card.tsx'

/** Where the lines came from, in words. */
const SOURCES: Readonly<Record<string, string>> = {
  otlp: 'an agent',
  paste: 'pasted lines',
  upload: 'an uploaded file',
  sample: 'sample data',
}
const TICK_MS = 5_000

/** What broke, since when: the first paragraph is the answer. */
export function CauseCard({ detail }: { readonly detail: ShownIncidentDetail }) {
  const results = detail.analysis_data.pipeline_results
  const { duration_seconds: duration } = results.log_analysis.timeline_analysis
  const nowMs = useNow(TICK_MS)
  const [answer = '', ...more] = splitReasoning(results.final_incidents[0]?.root_cause_analysis ?? '')
  return (
    <Card title="Cause">
      <p className="inert-text max-w-[75ch] text-base leading-snug text-pretty">{showInert(answer)}</p>
      <dl className="text-soft tabular mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-xs">
        {detail.started_at ? (
          <Fact name="Since" title={utcTime(detail.started_at)}>
            {dayAndTime(detail.started_at)}
          </Fact>
        ) : null}
        {duration === null ? null : <Fact name="Lasted">{wholeMinutes(duration)}</Fact>}
        {detail.service ? <Fact name="Service">{showInert(detail.service)}</Fact> : null}
        <Fact name="Lines">{results.evidence_selection.event_count.toLocaleString()}</Fact>
        <Fact name="Received" title={`Last received ${utcTime(detail.last_seen)}`}>
          {relativeTimeInText(detail.last_seen, nowMs)} from {SOURCES[detail.source_type] ?? detail.source_type}
        </Fact>
      </dl>
      {more.length > 0 ? <Reasoning paragraphs={more} /> : null}
    </Card>
  )
}

/** Longer than this, the rest would push the next step off the first screen. */
const BRIEF = 180

function Reasoning({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  const text = paragraphs.map((paragraph) => (
    <p key={paragraph} className="inert-text text-soft mt-1 max-w-[110ch] text-sm leading-snug text-pretty">
      {showInert(paragraph)}
    </p>
  ))
  if (paragraphs.join(' ').length <= BRIEF) return <div className="mt-1.5">{text}</div>
  return (
    <details className="mt-1.5 text-sm">
      <summary className="hit-target text-accent-ink w-fit cursor-pointer font-medium">More on the cause</summary>
      {text}
    </details>
  )
}

interface FactProps {
  readonly name: string
  readonly title?: string
  readonly children: ReactNode
}

const Fact = ({ name, title, children }: FactProps) => (
  <div className="flex min-w-0 gap-1.5">
    <dt className="text-faint">{name}</dt>
    <dd title={title} className="inert-text min-w-0">
      {children}
    </dd>
  </div>
)
