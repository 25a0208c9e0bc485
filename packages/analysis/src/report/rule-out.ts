import { toldChangeOf } from '../changes/told-change.ts'
import type { Change } from '../detect/find-changes.ts'
import type { RuledOut } from '../model/finding.ts'
import { samplesInWindow } from '../explain/choose-evidence.ts'
import { citeEvent } from '../tell/cite-event.ts'
import { findVictims } from '../explain/find-victims.ts'
import { formatDuration } from '../tell/format-duration.ts'
import type { IncidentFacts } from '../explain/incident-facts.ts'

const MAX_VICTIMS = 4

/** Causes that a person would ask about first, and why they are not it. */
export const ruleOut = (facts: IncidentFacts): RuledOut[] => [
  ...facts.changes
    .filter(
      (change) =>
        change !== facts.trigger &&
        change !== facts.suspect &&
        !facts.together.includes(change) &&
        isAskedAbout(change),
    )
    .map((change) => ruleOutChange(change, facts)),
  ...findVictims(facts)
    .slice(0, MAX_VICTIMS)
    .flatMap((service) => ruleOutVictim(service, facts)),
]

/** A release, a setting, and whatever somebody found worth reporting. */
const isAskedAbout = ({ kind, event }: Change): boolean =>
  kind === 'deploy' || kind === 'configuration' || toldChangeOf(event) !== null

function ruleOutChange(change: Change, { cluster }: IncidentFacts): RuledOut {
  const who = change.subject ?? change.service
  const what = `The ${change.kind === 'deploy' ? 'deploy' : 'change'}${who === null ? '' : ` of ${who}`}${change.version === null ? '' : ` ${change.version}`}`
  const lag = formatDuration(Math.max(0, (cluster.onsetMs ?? 0) - change.timestampMs))
  const because =
    who === cluster.culprit
      ? "a failure of this kind doesn't come from a release"
      : `it changed ${who ?? 'something else'}${cluster.culprit === null ? '' : `, and the first failure is in ${cluster.culprit}`}`
  return {
    statement: what,
    because: `It was ${lag} before the onset, but ${because}.`,
    citations: [citeEvent(change.event, change.service)],
  }
}

function ruleOutVictim(service: string, { cluster }: IncidentFacts): RuledOut[] {
  const symptom = cluster.members.find((member) => member.symptom.service === service)?.symptom
  if (symptom === undefined) return []
  const ruledOut = {
    statement: `${service} is at fault`,
    because:
      symptom.target !== null
        ? `${service} only logs failed calls to ${symptom.target}.`
        : `${service} failed only after ${cluster.culprit ?? 'the first failure'}${cluster.culprit === null ? '' : ' did'}.`,
    citations: samplesInWindow(symptom, cluster)
      .slice(0, 1)
      .map((event) => citeEvent(event, service)),
  }
  return [ruledOut]
}
