import type { IncidentFacts } from './incident-facts.ts'
import { engineLineIds } from './engine-line-ids.ts'

/** What a refinement rests on: the engine's causes in its order, its own words, and the lines that it stands on. */
export interface RefinementContext {
  readonly title: string
  readonly service: string | null
  readonly affected: readonly string[]
  readonly causes: readonly RankedCause[]
  readonly lines: readonly { readonly id: string; readonly text: string }[]
}

export interface RankedCause {
  readonly statement: string
  readonly confidence: number
  readonly service: string | null
  readonly lineIds: readonly string[]
}

export type RefinementFacts = Pick<IncidentFacts, 'lines'> & {
  readonly detail: Pick<IncidentFacts['detail'], 'analysis_data' | 'service'>
}

const MOST_CAUSES = 5

export function refinementContext(facts: RefinementFacts): RefinementContext {
  const { final_incidents: incidents, log_analysis: analysis } = facts.detail.analysis_data.pipeline_results
  const known = engineLineIds(facts)
  return {
    title: incidents[0]?.title ?? '',
    service: facts.detail.service,
    affected: incidents[0]?.impact_analysis.affected_services ?? [],
    causes: analysis.root_cause_hypothesis_ranking.slice(0, MOST_CAUSES).map((cause) => ({
      statement: cause.hypothesis,
      confidence: cause.confidence,
      service: cause.service,
      lineIds: [...new Set(cause.evidence.map((line) => line.line_id))],
    })),
    lines: facts.lines.filter((line) => known.has(line.id)).map(({ id, text }) => ({ id, text })),
  }
}
