import type { Change } from '../detect/find-changes.ts'
import type { Cluster } from '../explain/cluster.ts'
import { wordChange } from '../tell/describe-change.ts'
import { formatDuration } from '../tell/format-duration.ts'
import type { IncidentFacts } from '../explain/incident-facts.ts'
import { upperFirst } from '../tell/plain-text.ts'

/** The onset, or where the change itself is the root the first failure after it. */
function firstFailureMs({ onsetMs, members }: Cluster, changedMs: number): number {
  if (onsetMs !== null && onsetMs > changedMs) return onsetMs
  const later = members.map(({ symptom }) => symptom.onsetMs ?? 0).filter((ms) => ms >= changedMs)
  return later.length === 0 ? changedMs : Math.min(...later)
}

const lagMs = (change: Change, { cluster }: IncidentFacts): number =>
  Math.max(0, firstFailureMs(cluster, change.timestampMs) - change.timestampMs)

const AT_ONCE_MS = 1000

function lagBefore(change: Change, facts: IncidentFacts): string {
  const ms = lagMs(change, facts)
  return ms < AT_ONCE_MS ? 'right' : formatDuration(ms)
}

function lagAfter(change: Change, facts: IncidentFacts): string {
  const ms = lagMs(change, facts)
  return ms < AT_ONCE_MS ? 'right after,' : `${formatDuration(ms)} later`
}

export const wordTrigger = (change: Change, facts: IncidentFacts): string =>
  `Began ${lagBefore(change, facts)} after ${wordChange(change)}: likely trigger.`

export const wordSuspect = (change: Change, facts: IncidentFacts): string => {
  const lag = lagBefore(change, facts)
  return `${lag === 'right' ? 'Right' : lag} before, ${wordChange(change)}, which may have set it off.`
}

export const wordRootChange = (change: Change, facts: IncidentFacts): string =>
  `${upperArticle(wordChange(change))}; ${lagAfter(change, facts)} the failures began.`

/** A name keeps its case, whatever stands before a verb. */
const upperArticle = (text: string): string =>
  /^(?:a|the|version|something|somebody)\b/.test(text) ? upperFirst(text) : text

/** What else was done or noted with it: one act leaves several lines, and any of them may be the one that tells. */
export const wordTogether = ({ together }: IncidentFacts): string[] =>
  together.map((change) => `At that time, ${wordChange(change)}.`)
