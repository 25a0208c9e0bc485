import type { IncidentFacts } from '@holdfast/llm/answers/incident-facts'
import type { Circumstances } from './question-pair.ts'

const ID = '01900000-0000-7000-8000-000000000002'

export function applyCircumstances(facts: IncidentFacts, given: Circumstances = {}): IncidentFacts {
  const [firstName = '', ...lastNames] = given.assignedTo?.split(' ') ?? []
  const endedAt = facts.detail.analysis_data.pipeline_results.log_analysis.timeline_analysis.ended_at
  const nowMs =
    given.nowAfterSeconds === undefined || endedAt === null
      ? facts.nowMs
      : Date.parse(endedAt) + given.nowAfterSeconds * 1_000
  const seenAt = given.nowAfterSeconds === undefined || endedAt === null ? facts.detail.last_seen : endedAt
  return {
    ...facts,
    detail: {
      ...facts.detail,
      live_status: given.status ?? facts.detail.live_status,
      live_assigned_to:
        given.assignedTo === undefined ? null : { id: ID, first_name: firstName, last_name: lastNames.join(' ') },
      last_seen: seenAt,
    },
    related: (given.related ?? []).map((other) => ({
      incident_id: ID,
      title: other.title,
      severity: other.severity,
      status: other.status,
      last_seen: seenAt,
      reasons: [...other.reasons],
    })),
    isCodeHostConnected: given.isCodeHostConnected ?? false,
    nowMs,
  }
}
