import type { TimelineEntry } from '../model/finding.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { samplesInWindow } from './choose-evidence.ts'
import { citeEvent, quoteOf } from './cite-event.ts'
import { titleOf } from './describe-symptom.ts'

const MAX_ENTRIES = 24
const MAX_QUOTE = 160

/** Drawn from cited lines only: changes before, the onset, each symptom as it appears, the last sign. */
export function buildTimeline(facts: IncidentFacts): TimelineEntry[] {
  const { cluster, changes, trigger, silence } = facts
  const entries: TimelineEntry[] = []
  for (const change of changes)
    entries.push({
      timestampMs: change.timestampMs,
      component: change.service ?? 'system',
      description: `${change === trigger ? 'Likely trigger' : 'Change'}: ${shorten(quoteOf(citeEvent(change.event, change.service)))}`,
      eventType: 'change',
      citation: citeEvent(change.event, change.service),
    })
  const root = samplesInWindow(cluster.root, cluster)
  const first = root[0]
  if (first)
    entries.push({
      timestampMs: first.timestampMs,
      component: cluster.root.service ?? cluster.culprit ?? 'system',
      description: `Onset: ${titleOf(cluster.root, cluster.culprit)}`,
      eventType: 'onset',
      citation: citeEvent(first, cluster.root.service),
    })
  for (const { symptom } of cluster.members) {
    const event = samplesInWindow(symptom, cluster)[0]
    if (event === undefined) continue
    entries.push({
      timestampMs: event.timestampMs,
      component: symptom.service ?? 'system',
      description: `${titleOf(symptom, symptom.target)} (${symptom.count}×)`,
      eventType: symptom.badness === 3 ? 'escalation' : 'symptom',
      citation: citeEvent(event, symptom.service),
    })
  }
  if (silence !== null)
    entries.push({
      timestampMs: silence.lastMs,
      component: silence.service,
      description: `Last line of ${silence.service}; nothing more follows`,
      eventType: 'escalation',
      citation: citeEvent(silence.lastEvent, silence.service),
    })
  const last = root[root.length - 1]
  if (last && first && last !== first)
    entries.push({
      timestampMs: last.timestampMs,
      component: cluster.root.service ?? 'system',
      description: 'Last line that shows the cause itself',
      eventType: 'end',
      citation: citeEvent(last, cluster.root.service),
    })
  return inOrder(entries).slice(0, MAX_ENTRIES)
}

const inOrder = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.toSorted(
    (a, b) =>
      (a.timestampMs ?? 0) - (b.timestampMs ?? 0) ||
      a.citation.ref.line - b.citation.ref.line ||
      (a.component < b.component ? -1 : 1),
  )

const shorten = (text: string): string => (text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text)
