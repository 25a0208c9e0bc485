import type { PipelineResults } from '@holdfast/contracts/analysis-data'
import type { ReactNode } from 'react'
import { percent } from '../../../lib/percent.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { splitReasoning } from '../../../lib/text/split-reasoning.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { SeverityBadge } from '../../../ui/severity-mark.tsx'
import { CauseGraph } from '../pictures/cause-graph.tsx'

interface ImpactTabProps {
  readonly results: PipelineResults
  readonly onShowLine: (lineId: string) => void
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="border-line grid grid-cols-[150px_1fr] gap-3 border-b py-2 text-sm last:border-0 max-sm:grid-cols-1 max-sm:gap-0.5">
      <dt className="text-faint">{name}</dt>
      <dd className="inert-text min-w-0">{children}</dd>
    </div>
  )
}

const textOr = (text: string, otherwise = 'Unknown') => (text.trim() === '' ? otherwise : showInert(text))

export function ImpactTab({ results, onShowLine }: ImpactTabProps) {
  const impact = results.final_incidents[0]?.impact_analysis
  const {
    cause_graph: edges,
    impact_assessment: assessment,
    root_cause_hypothesis_ranking: ranking,
  } = results.log_analysis
  if (!impact) return null
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      {edges.length > 0 ? (
        <Card title="Error propagation" className="lg:col-span-2">
          <CauseGraph edges={edges} culprit={ranking[0]?.service ?? null} onShowLine={onShowLine} />
        </Card>
      ) : null}
      <Card title="Services">
        <dl>
          <Fact name="Affected">
            <span className="flex flex-wrap gap-1.5">
              {impact.affected_services.length === 0 ? 'None named' : null}
              {impact.affected_services.map((name) => (
                <Badge key={name}>{showInert(name)}</Badge>
              ))}
            </span>
          </Fact>
          <Fact name="Availability">{textOr(impact.service_availability)}</Fact>
          <Fact name="User facing">{impact.user_facing === null ? 'Unknown' : impact.user_facing ? 'Yes' : 'No'}</Fact>
          <Fact name="Scope">{textOr(impact.scope)}</Fact>
          <Fact name="Data integrity risk">{textOr(impact.data_integrity_risk)}</Fact>
        </dl>
      </Card>
      <Card title="Business" aside={<SeverityBadge severity={impact.business_impact_severity} />}>
        <dl>
          <Fact name="Impact">{textOr(impact.business_impact)}</Fact>
          <Fact name="Incident type">{textOr(impact.incident_type)}</Fact>
          <Fact name="Confidence">{percent(impact.confidence)}</Fact>
          <Fact name="Severity because">{textOr(impact.severity_rationale)}</Fact>
        </dl>
      </Card>
      {assessment.trim() === '' ? null : (
        <Card title="Assessment" className="lg:col-span-2">
          {splitReasoning(assessment).map((text) => (
            <p key={text} className="inert-text text-soft mt-1.5 max-w-[75ch] text-sm first:mt-0">
              {showInert(text)}
            </p>
          ))}
        </Card>
      )}
    </div>
  )
}
