import type { ShownIncident } from '../../../lib/incidents/shown-incident.ts'
import { classNames } from '../../../lib/class-names.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { dayAndMinute, utcTime } from '../../../lib/time/clock-time.ts'
import { roughDuration } from '../../../lib/time/rough-duration.ts'
import { activityOf } from '../activity/activity-of.ts'
import { Sparkline } from './sparkline.tsx'

const SEVERITY_INK = { critical: 'text-critical', high: 'text-high', medium: 'text-medium', low: 'text-low' }

interface RowFactsProps {
  readonly incident: ShownIncident
  readonly nowMs: number
}

/** Who is hurt, or at least where; beside it when its errors came. */
export const RowImpact = ({ incident }: Pick<RowFactsProps, 'incident'>) => (
  <span className="text-soft flex h-4.5 items-center gap-2 text-xs">
    <span className="inert-text min-w-0 flex-1 truncate">
      {showInert(incident.glance?.impact ?? incident.service ?? '')}
    </span>
    <Sparkline volume={incident.glance?.volume ?? []} />
  </span>
)

function durationOf({ started_at, ended_at }: ShownIncident): string {
  if (!started_at || !ended_at) return ''
  return `, ${roughDuration((Date.parse(ended_at) - Date.parse(started_at)) / 1_000)}`
}

/** How bad, still going on or not, since when, how much; then whose it is. */
export function RowFacts({ incident, nowMs }: RowFactsProps) {
  const { severity, status, started_at: start, event_count: lines, assigned_to: assignee } = incident
  const activity = activityOf(incident, nowMs)
  return (
    <span className="text-faint tabular flex h-4.5 items-center gap-1.5 text-xs whitespace-nowrap">
      <span className={classNames('font-medium capitalize', SEVERITY_INK[severity])}>{severity}</span>
      {activity ? (
        <span title={activity.detail} className={activity.word === 'Ongoing' ? 'text-ink font-semibold' : ''}>
          {activity.word}
        </span>
      ) : null}
      <span className="text-soft capitalize">{status}</span>
      <span className="min-w-0 flex-1 truncate">
        {start ? <span title={utcTime(start)}>{dayAndMinute(start, nowMs)}</span> : null}
        {durationOf(incident)}
        {incident.occurrence_count > 1 ? <span>{` · ×${incident.occurrence_count}`}</span> : null}
        {lines > 0 ? ` · ${lines.toLocaleString()} lines` : ''}
      </span>
      {incident.source_type === 'sample' ? (
        <span className="bg-hover text-soft rounded-sm px-1 leading-4 font-medium">Sample</span>
      ) : null}
      {assignee ? (
        <span className="text-soft shrink-0">
          {assignee.first_name} {assignee.last_name.charAt(0)}.
        </span>
      ) : null}
    </span>
  )
}
