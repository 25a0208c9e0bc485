import { firstCommand } from '@holdfast/contracts/first-command'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { fetchRelated } from '../../../lib/api/incident-calls.ts'
import type { ShownIncidentDetail } from '../../../lib/api/shown-incidents.ts'
import { classNames } from '../../../lib/class-names.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { splitReasoning } from '../../../lib/text/split-reasoning.ts'
import { dayAndTime, utcTime } from '../../../lib/time/clock-time.ts'
import { wholeMinutes } from '../../../lib/time/format-duration.ts'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { SeverityMark } from '../../../ui/severity-mark.tsx'
import { ConfidenceBar } from '../pictures/confidence-bar.tsx'
import { VolumeHistogram } from '../pictures/volume-histogram.tsx'
import { Citations } from '../evidence/citations.tsx'
import { StatusBadge } from '../list/status-badge.tsx'
import { InvestigationCard } from './investigation-card.tsx'
import { RefinementCard } from './refinement-card.tsx'
import { RiskBadge } from './risk-badge.tsx'

interface SummaryTabProps {
  readonly detail: ShownIncidentDetail
  readonly onShow: (view: string) => void
  readonly onShowLine: (lineId: string) => void
  readonly onOpenIncident: (id: string) => void
}

/** Five seconds: what broke, how sure we are, what to do now, why we believe it. */
export function SummaryTab({ detail, onShow, onShowLine, onOpenIncident }: SummaryTabProps) {
  const results = detail.analysis_data.pipeline_results
  const { log_analysis: analysis, remediation_commands: commands } = results
  const incident = results.final_incidents[0]
  const hypothesis = analysis.root_cause_hypothesis_ranking[0]
  const command = commands ? firstCommand(commands.solutions) : undefined
  if (!incident) return null
  const { started_at, duration_seconds } = analysis.timeline_analysis
  const paragraphs = splitReasoning(incident.root_cause_analysis)
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <Card title="What broke" className="lg:col-span-2">
        <div className="flex flex-col gap-0.5">
          {paragraphs.map((text, index) => (
            <p
              key={text}
              className={classNames(
                'inert-text text-pretty',
                // The first is the answer.
                index === 0 ? 'max-w-[75ch] text-lg leading-snug' : 'text-soft max-w-[110ch] text-sm leading-snug',
              )}
            >
              {showInert(text)}
            </p>
          ))}
        </div>
        <dl className="text-soft mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {started_at ? (
            <div className="flex gap-1.5">
              <dt className="text-faint">Since</dt>
              <dd title={utcTime(started_at)} className="tabular">
                {dayAndTime(started_at)}
              </dd>
            </div>
          ) : null}
          {duration_seconds === null ? null : (
            <div className="flex gap-1.5">
              <dt className="text-faint">Lasted</dt>
              <dd className="tabular">{wholeMinutes(duration_seconds)}</dd>
            </div>
          )}
          {detail.service ? (
            <div className="flex gap-1.5">
              <dt className="text-faint">Service</dt>
              <dd className="inert-text">{showInert(detail.service)}</dd>
            </div>
          ) : null}
          <div className="flex gap-1.5">
            <dt className="text-faint">Lines</dt>
            <dd className="tabular">{results.evidence_selection.event_count.toLocaleString()}</dd>
          </div>
        </dl>
      </Card>
      <InvestigationCard id={detail.incident_id} />
      <RefinementCard id={detail.incident_id} causes={analysis.root_cause_hypothesis_ranking} onShowLine={onShowLine} />
      <Card
        title="How sure we are"
        aside={
          <button
            type="button"
            onClick={() => onShow('root-cause')}
            className="hit-target text-accent-ink flex items-center gap-1 text-xs font-medium hover:underline"
          >
            For and against <ArrowRight size={12} aria-hidden />
          </button>
        }
      >
        {hypothesis ? (
          <>
            <ConfidenceBar hypothesis={hypothesis} outcome={analysis.outcome} />
            {hypothesis.evidence.length > 0 ? (
              <>
                <h4 className="text-faint mt-3 mb-1.5 text-xs font-semibold">Why we believe it</h4>
                <Citations citations={hypothesis.evidence.slice(0, 3)} onShowLine={onShowLine} isCompact />
              </>
            ) : null}
          </>
        ) : (
          <p className="text-soft text-sm">Inconclusive: no cause is supported by the lines we have.</p>
        )}
      </Card>
      <Card
        title="What to do now"
        aside={
          commands && commands.solutions.length > 0 ? (
            <div className="flex items-center gap-3">
              {command ? <RiskBadge risk={command.risk} /> : null}
              <button
                type="button"
                onClick={() => onShow('solution')}
                className="hit-target text-accent-ink flex items-center gap-1 text-xs font-medium hover:underline"
              >
                All steps <ArrowRight size={12} aria-hidden />
              </button>
            </div>
          ) : null
        }
      >
        {command ? (
          <>
            <p className="inert-text text-sm">{showInert(command.description)}</p>
            <div className="bg-raised border-line mt-2 flex items-start gap-2 rounded-md border p-2">
              <code className="inert-text min-w-0 flex-1 py-1 font-mono text-xs whitespace-pre-wrap">
                {showInert(command.command)}
              </code>
              <CopyButton text={command.command} />
            </div>
            {command.verification ? (
              <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 text-sm">
                <dt className="text-faint">Then check</dt>
                <dd className="inert-text text-soft">{showInert(command.verification)}</dd>
              </dl>
            ) : null}
          </>
        ) : (
          <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-sm">
            {incident.remediation_steps.slice(0, 3).map(({ step, action, description }) => (
              <li key={step} className="inert-text">
                <strong className="font-medium">{showInert(action)}</strong>
                {description ? <span className="text-soft"> {showInert(description)}</span> : null}
              </li>
            ))}
          </ol>
        )}
      </Card>
      {analysis.histogram ? (
        <Card title="Lines over time" className="lg:col-span-2">
          <VolumeHistogram histogram={analysis.histogram} window={analysis.timeline_analysis} />
        </Card>
      ) : null}
      {command && incident.remediation_steps.length > 0 ? (
        <Card title="Remediation steps" className="lg:last:col-span-2">
          <ol className="flex list-decimal flex-col gap-2 pl-5 text-sm">
            {incident.remediation_steps.map(({ step, action, description }) => (
              <li key={step} className="inert-text">
                <strong className="font-medium">{showInert(action)}</strong>
                {description ? <p className="text-soft">{showInert(description)}</p> : null}
              </li>
            ))}
          </ol>
        </Card>
      ) : null}
      <RelatedCard id={detail.incident_id} onOpenIncident={onOpenIncident} />
    </div>
  )
}

function RelatedCard({ id, onOpenIncident }: { readonly id: string; readonly onOpenIncident: (id: string) => void }) {
  const { data } = useQuery({
    queryKey: ['incident', id, 'related'],
    queryFn: () => fetchRelated(id),
    staleTime: 60_000,
  })
  if (!data || data.related.length === 0) return null
  return (
    <Card title="Related incidents">
      <ul className="flex flex-col">
        {data.related.slice(0, 6).map((related) => (
          <li key={related.incident_id}>
            <button
              type="button"
              onClick={() => onOpenIncident(related.incident_id)}
              className="hover:bg-hover -mx-2 flex w-[calc(100%+16px)] items-start gap-2.5 rounded-md px-2 py-1.5 text-left text-sm"
            >
              <span className="mt-1">
                <SeverityMark severity={related.severity} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="inert-text line-clamp-1">{showInert(related.title)}</span>
                <span className="text-faint text-xs">{related.reasons.join(' · ')}</span>
              </span>
              <StatusBadge status={related.status} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
