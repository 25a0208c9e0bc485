import { firstCommand } from '@holdfast/contracts/first-command'
import type { ShownIncidentDetail } from '../../../lib/incidents/shown-detail.ts'
import { Card } from '../../../ui/card.tsx'
import { CauseGraph } from '../pictures/cause-graph.tsx'
import { VolumeHistogram } from '../pictures/volume-histogram.tsx'
import { CauseCard } from './cause-card.tsx'
import { ConfidenceCard } from './confidence-card.tsx'
import { InvestigationCard } from './investigation-card.tsx'
import { NextStepCard } from './next-step-card.tsx'
import { RefinementCard } from './refinement-card.tsx'
import { RelatedCard } from './related-card.tsx'

interface SummaryTabProps {
  readonly detail: ShownIncidentDetail
  readonly onShow: (view: string) => void
  readonly onShowLine: (lineId: string) => void
  readonly onOpenIncident: (id: string) => void
}

/** Five seconds: what broke and what to do stand first; then when, how it spread, and why we believe it. */
export function SummaryTab({ detail, onShow, onShowLine, onOpenIncident }: SummaryTabProps) {
  const {
    log_analysis: analysis,
    remediation_commands: commands,
    final_incidents,
  } = detail.analysis_data.pipeline_results
  const { cause_graph: edges, histogram, root_cause_hypothesis_ranking: ranking } = analysis
  const incident = final_incidents[0]
  const solutions = commands?.solutions ?? []
  if (!incident) return null
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <CauseCard detail={detail} />
      <NextStepCard
        incidentId={detail.incident_id}
        command={firstCommand(solutions)}
        steps={incident.remediation_steps}
        hasSolution={solutions.length > 0}
        onShowAll={() => onShow('solution')}
      />
      {histogram ? (
        <Card title="Lines over time">
          <VolumeHistogram histogram={histogram} window={analysis.timeline_analysis} />
        </Card>
      ) : null}
      <ConfidenceCard analysis={analysis} onShowAll={() => onShow('root-cause')} onShowLine={onShowLine} />
      {edges.length > 0 ? (
        <Card title="Error propagation" className="lg:col-span-2">
          <CauseGraph edges={edges} culprit={ranking[0]?.service ?? null} onShowLine={onShowLine} />
        </Card>
      ) : null}
      <InvestigationCard id={detail.incident_id} />
      <RefinementCard id={detail.incident_id} causes={ranking} onShowLine={onShowLine} />
      <RelatedCard id={detail.incident_id} onOpenIncident={onOpenIncident} />
    </div>
  )
}
