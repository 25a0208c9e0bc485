import type { ShownIncidentDetail } from '../../../lib/incidents/shown-detail.ts'
import { percent } from '../../../lib/percent.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SeverityBadge } from '../../../ui/severity-mark.tsx'
import { ActivityBadge } from '../activity/activity-badge.tsx'

interface FactsProps {
  readonly detail: ShownIncidentDetail
  readonly nowMs: number
}

const incidentOf = ({ analysis_data: data }: ShownIncidentDetail) => data.pipeline_results.final_incidents[0]

/** How bad, is it still going on, how sure. */
export function HeaderBadges({ detail, nowMs }: FactsProps) {
  const incident = incidentOf(detail)
  if (!incident) return null
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1.5">
      <SeverityBadge severity={incident.severity} />
      <ActivityBadge incident={detail} nowMs={nowMs} />
      {detail.occurrence_count > 1 ? <Badge className="h-6">{detail.occurrence_count} times</Badge> : null}
      <Badge className="h-6">{percent(incident.confidence_score)} confidence</Badge>
      <Badge className="h-6 max-sm:hidden">{detail.analysis_data.pipeline_results.log_analysis.incident_type}</Badge>
      {detail.source_type === 'sample' ? <Badge className="h-6">Sample</Badge> : null}
    </div>
  )
}

const UNKNOWN_IMPACT = 'User impact unknown from these logs.'

/** Who is hurt, in the numbers of the logs; then why it is that severe. */
export function HeaderImpact({ detail }: { readonly detail: ShownIncidentDetail }) {
  const impact = incidentOf(detail)?.impact_analysis.business_impact.trim()
  return (
    <>
      <p className="inert-text mt-1 line-clamp-2 text-sm text-pretty">
        <span className="text-faint">Impact</span> {impact ? showInert(impact) : UNKNOWN_IMPACT}
      </p>
      <p className="inert-text text-soft line-clamp-2 text-sm text-pretty max-sm:line-clamp-1">
        {showInert(detail.analysis_data.pipeline_results.log_analysis.severity_rationale)}
      </p>
    </>
  )
}
