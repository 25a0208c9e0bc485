import type { TimelineEntry } from '../model/finding.ts'
import type { LogEvent } from '../model/log-event.ts'
import type { IncidentFacts } from '../explain/incident-facts.ts'
import { samplesInWindow } from '../explain/choose-evidence.ts'
import { citeEvent, quoteOf } from '../tell/cite-event.ts'
import { titleOf } from '../tell/title-of.ts'

const MAX_ENTRIES = 24
const MAX_QUOTE = 160

/** Drawn from cited lines only: changes before, the onset, each symptom as it appears, the last sign. */
export function buildTimeline(facts: IncidentFacts): TimelineEntry[] {
  const { cluster, changes, trigger, suspect, silence } = facts
  const entries: TimelineEntry[] = []
  const role = new Map([
    [trigger, 'Likely trigger'],
    [suspect, 'Possible trigger'],
  ])
  for (const change of suspect === null || changes.includes(suspect) ? changes : [suspect, ...changes])
    entries.push({
      timestampMs: change.timestampMs,
      component: change.service ?? 'system',
      description: `${role.get(change) ?? 'Change'}: ${shorten(quoteOf(citeEvent(change.event, change.service)))}`,
      eventType: 'change',
      citation: citeEvent(change.event, change.service),
    })
  entries.push(...spanOfRoot(facts))
  for (const { symptom } of cluster.members) {
    const event = samplesInWindow(symptom, cluster)[0]
    if (event === undefined) continue
    entries.push({
      timestampMs: event.timestampMs,
      component: symptom.service ?? 'system',
      description: `${without(symptom.service, titleOf(symptom, symptom.target))} (${symptom.count}×)`,
      eventType: symptom.badness === 3 ? 'escalation' : 'symptom',
      citation: citeEvent(event, symptom.service),
    })
  }
  if (silence !== null)
    entries.push({
      timestampMs: silence.lastMs,
      component: silence.service,
      description: `Last line of ${silence.service}`,
      eventType: 'escalation',
      citation: citeEvent(silence.lastEvent, silence.service),
    })
  return inOrder(entries).slice(0, MAX_ENTRIES)
}

/** When the cause shows first and last. */
function spanOfRoot({ cluster }: IncidentFacts): TimelineEntry[] {
  const samples = samplesInWindow(cluster.root, cluster)
  const { service } = cluster.root
  const entry = (event: LogEvent, eventType: TimelineEntry['eventType'], description: string): TimelineEntry => ({
    timestampMs: event.timestampMs,
    component: service ?? cluster.culprit ?? 'system',
    description,
    eventType,
    citation: citeEvent(event, service),
  })
  const [first] = samples
  const last = samples.at(-1)
  if (first === undefined || last === undefined) return []
  const onset = entry(first, 'onset', `Onset: ${without(service, titleOf(cluster.root, cluster.culprit))}`)
  return first === last ? [onset] : [onset, entry(last, 'end', 'Last occurrence')]
}

/** The component stands beside it. */
const without = (component: string | null, title: string): string =>
  component !== null && title.startsWith(`${component}: `) ? title.slice(component.length + 2) : title

const inOrder = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.toSorted(
    (a, b) =>
      (a.timestampMs ?? 0) - (b.timestampMs ?? 0) ||
      a.citation.ref.line - b.citation.ref.line ||
      (a.component < b.component ? -1 : 1),
  )

const shorten = (text: string): string => (text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text)
