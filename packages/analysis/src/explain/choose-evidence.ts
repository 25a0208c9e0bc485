import type { Citation, EvidenceLine } from '../model/finding.ts'
import type { LogEvent } from '../model/log-event.ts'
import type { Symptom } from '../model/symptom.ts'
import { depthOf } from '../knowledge/depth-of.ts'
import type { Cluster } from './cluster.ts'
import { citeContinuation, citeEvent } from '../tell/cite-event.ts'

const ROOT_SAMPLES = 4
const MEMBER_LIMIT = 8
/** What says nothing bad by itself is cited as long as there is little else. */
const PLAIN_LIMIT = 2
const BEFORE_ONSET_MS = 1_000

/** The lines that show the cause first, then one line of each symptom, the closest first. */
export function chooseEvidence(cluster: Cluster): EvidenceLine[] {
  const root = rootEvents(cluster).flatMap((event) => citeTelling(event, cluster.root))
  const members = cluster.members
    .toSorted(
      (a, b) =>
        Number(b.symptom.service === cluster.culprit) - Number(a.symptom.service === cluster.culprit) ||
        memberRelevance(b.symptom) - memberRelevance(a.symptom) ||
        (a.symptom.onsetMs ?? 0) - (b.symptom.onsetMs ?? 0),
    )
    .slice(0, MEMBER_LIMIT)
    .filter(({ symptom }, index) => index < PLAIN_LIMIT || memberRelevance(symptom) > PLAIN)
    .flatMap(({ symptom }) =>
      samplesInWindow(symptom, cluster)
        .slice(0, 1)
        .map((event) => ({ ...citeEvent(event, symptom.service), relevance: memberRelevance(symptom) })),
    )
  return withoutRepeats([...root.map((citation) => ({ ...citation, relevance: 1 })), ...members])
}

/** The first line, then one of each template that shows the cause, then more of the same. */
function rootEvents({ root, onsetMs }: Cluster): LogEvent[] {
  const isInside = (event: LogEvent): boolean =>
    onsetMs === null ||
    event.timestampMs === null ||
    event.timestampMs >= Math.min(onsetMs, root.onsetMs ?? onsetMs) - BEFORE_ONSET_MS
  const samples = root.samples.filter(isInside)
  const ordered = [...samples.slice(0, 1), ...root.faces.filter(isInside), ...samples.slice(1)]
  return [...new Set(ordered)].slice(0, ROOT_SAMPLES)
}

/** The event's own line, and the continuation line that matched where the first line does not say it. */
export function citeTelling(event: LogEvent, symptom: Symptom): Citation[] {
  const own = citeEvent(event, symptom.service)
  const patterns = symptom.signature?.patterns ?? []
  if (event.continuation.length === 0 || patterns.some((pattern) => pattern.test(event.message))) return [own]
  const index = event.continuation.findIndex((line) => patterns.some((pattern) => pattern.test(line)))
  if (index < 0) return [own]
  const telling = citeContinuation(event, index, symptom.service)
  const start = isOneLine(own, telling) ? own.raw.indexOf(telling.raw) : -1
  return start < 0 ? [own, telling] : [{ ...own, start, end: start + telling.raw.length }]
}

/** A record is one line, whatever it holds: its proof is shown where it stands. */
const isOneLine = (a: Citation, b: Citation): boolean => a.ref.line === b.ref.line && a.ref.offset === b.ref.offset

export function samplesInWindow(symptom: Symptom, cluster: Cluster): LogEvent[] {
  const from = symptom.onsetMs ?? cluster.onsetMs
  if (from === null) return [...symptom.samples]
  const inside = symptom.samples.filter(
    (event) => event.timestampMs === null || event.timestampMs >= from - BEFORE_ONSET_MS,
  )
  return inside.length > 0 ? inside : symptom.samples.slice(-1)
}

const PLAIN = 0.5

const memberRelevance = (symptom: Symptom): number =>
  PLAIN + 0.1 * (symptom.signature === null ? 0 : depthOf(symptom.signature)) + 0.05 * symptom.badness

/** A line that proves two things is cited once, for the first. */
export function withoutRepeats(lines: readonly EvidenceLine[]): EvidenceLine[] {
  const seen = new Set<string>()
  return lines.filter(({ ref }) => {
    const key = `${ref.source}:${ref.line}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
