import type { Citation } from '@holdfast/contracts/citation'
import type {
  InvestigatedCause,
  InvestigatedIncident,
  Investigation,
  InvestigationStep,
  InvestigationUsage,
  ProvedStatement,
} from '@holdfast/contracts/investigation'
import type { CheckedDismissal, CheckedIncident } from '@holdfast/investigator/check/check-verdict'
import type { VerifiedCite } from '@holdfast/investigator/check/verify-cites'
import { citeLine } from '@holdfast/investigator/combine/cite-line'
import type { ConcludedIncident } from '@holdfast/investigator/combine/conclude'
import { INVESTIGATE_PROMPT } from '@holdfast/investigator/loop/investigate-v1'
import type { Step } from '@holdfast/investigator/loop/step'

export interface DescribedInvestigation {
  readonly at: Date
  readonly model: string
  readonly outcome: string
  readonly steps: readonly Step[]
  readonly usage: InvestigationUsage
  readonly incidents: readonly InvestigatedIncident[]
}

/** As it is kept and shown. */
export const describeInvestigation = ({
  at,
  model,
  outcome,
  steps,
  usage,
  incidents,
}: DescribedInvestigation): Investigation => ({
  at: at.toISOString(),
  model,
  prompt: INVESTIGATE_PROMPT,
  outcome,
  steps: steps.map(describeStep),
  usage,
  incidents: [...incidents],
})

export const describeConcluded = (
  incidentId: string,
  { model, leads, question, dissent }: ConcludedIncident,
): InvestigatedIncident => ({
  incident_id: incidentId,
  cause: model && describeCause(model),
  dismissed: dissent && describeStatement(dissent.why, dissent.cites),
  leads,
  question,
})

export const describeDismissed = (incidentId: string, { why, cites }: CheckedDismissal): InvestigatedIncident => ({
  incident_id: incidentId,
  cause: null,
  dismissed: describeStatement(why, cites),
  leads: 'model',
  question: null,
})

const describeCause = (model: CheckedIncident): InvestigatedCause => ({
  title: model.title,
  cause: describeStatement(model.cause, model.cites),
  culprit: model.culprit,
  mechanism: model.mechanism,
  severity: model.severity,
  confidence: model.confidence,
  started_at: toTimestamp(model.onsetMs),
  victims: [...model.victims],
  chain: model.chain.map(({ says, cites }) => describeStatement(says, cites)),
  ruled_out: model.ruledOut.map(({ says, cites }) => describeStatement(says, cites)),
  steps: model.steps.map(({ says, command, risk }) => ({ text: says, command, risk })),
  readings: [...model.readings],
})

const describeStatement = (text: string, cites: readonly VerifiedCite[]): ProvedStatement => ({
  text,
  citations: cites.map(describeCite),
})

function describeCite(cite: VerifiedCite): Citation {
  const { raw, start, end, timestampMs, service, level } = citeLine(cite)
  return {
    line_id: cite.line.id,
    timestamp: toTimestamp(timestampMs),
    message: raw,
    service,
    level,
    quote_start: start,
    quote_end: end,
  }
}

export function describeStep(step: Step): InvestigationStep {
  if (step.type === 'asked') return { type: 'asked', text: step.told }
  if (step.type === 'refused') return { type: 'refused', text: `${step.what}: ${step.why}` }
  if (step.type === 'repeated')
    return { type: 'repeated', text: `done again without ${step.lines.length} lines that may be meant for a reader` }
  if (step.type === 'moved') return { type: 'moved', text: `looked at ${step.from} to ${step.to} instead` }
  if (step.type === 'answered') return { type: 'reported', text: `proved ${step.statements} statements` }
  return { type: 'reported', text: `reported ${step.incidents} incidents, dismissed ${step.dismissed}` }
}

const toTimestamp = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
