import type { EvidenceLog, TimelineEntry } from '@holdfast/contracts/analysis-data'
import type { HistoryEntry } from '@holdfast/contracts/incidents'

export type MomentTone = 'bad' | 'good' | 'change' | 'ours'

export interface Moment {
  readonly timestamp: string | null
  readonly tone: MomentTone
  /** Of what kind it is, in a word or two. */
  readonly label: string
  /** The service that says it, or the person who did it. */
  readonly who: string
  readonly text: string
  readonly lineId: string | null
}

interface Comment {
  readonly comment_text: string
  readonly created_at: string
  readonly user: { readonly first_name: string; readonly last_name: string }
}

interface Told {
  readonly entries: readonly TimelineEntry[]
  readonly evidence: readonly EvidenceLog[]
  readonly history: readonly HistoryEntry[]
  readonly comments: readonly Comment[]
}

const OF_LOGS: Readonly<Record<string, { readonly label: string; readonly tone: MomentTone }>> = {
  change: { label: 'Change', tone: 'change' },
  onset: { label: 'Start', tone: 'bad' },
  symptom: { label: 'Symptom', tone: 'bad' },
  escalation: { label: 'Escalation', tone: 'bad' },
  regression: { label: 'Regression', tone: 'bad' },
  recovery: { label: 'Recovery', tone: 'good' },
  end: { label: 'Last line', tone: 'change' },
}
const OURS: Readonly<Record<string, string>> = {
  created: 'Noticed',
  episode: 'Noticed again',
  regression: 'Noticed again',
  status: 'Status',
  assigned: 'Assignee',
  merged: 'Merged',
  split: 'Split',
  'fix-confirmed': 'Fix confirmed',
}

const nameOf = (person: { readonly first_name: string; readonly last_name: string }) =>
  `${person.first_name} ${person.last_name}`.trim()

const fromLogs = (entry: TimelineEntry): Moment => ({
  timestamp: entry.timestamp,
  tone: OF_LOGS[entry.event_type]?.tone ?? 'change',
  label: OF_LOGS[entry.event_type]?.label ?? entry.event_type,
  who: entry.component,
  text: entry.description,
  lineId: entry.line_id,
})

/** Of each service that the timeline does not name yet, the first of its errors that was kept. */
function firstErrors({ entries, evidence }: Told): Moment[] {
  const named = new Set(entries.map(({ component }) => component))
  const moments: Moment[] = []
  for (const { level, service, timestamp, message, line_id, quote_start, quote_end } of evidence) {
    if ((level !== 'error' && level !== 'fatal') || !service || !timestamp || named.has(service)) continue
    named.add(service)
    const text = quote_end > quote_start ? message.slice(quote_start, quote_end) : message
    moments.push({
      timestamp,
      tone: 'bad',
      label: 'First error',
      who: service,
      text: text.slice(0, 200),
      lineId: line_id,
    })
  }
  return moments
}

const fromHistory = ({ at, kind, actor, description }: HistoryEntry): Moment[] =>
  OURS[kind] === undefined
    ? []
    : [
        {
          timestamp: at,
          tone: 'ours',
          label: OURS[kind],
          who: actor ? nameOf(actor) : 'Holdfast',
          text: description,
          lineId: null,
        },
      ]

const fromComment = ({ created_at, comment_text, user }: Comment): Moment => ({
  timestamp: created_at,
  tone: 'ours',
  label: 'Comment',
  who: nameOf(user),
  text: comment_text,
  lineId: null,
})

/** What the logs tell, what we noticed and what people did, in one order. What has no time keeps its place. */
export function buildMoments(told: Told): Moment[] {
  const ours = [...told.history.flatMap(fromHistory), ...told.comments.map(fromComment)]
  const timed = [...firstErrors(told), ...ours].toSorted((a, b) => timeOf(a) - timeOf(b))
  const moments = told.entries.map(fromLogs)
  for (const moment of timed) {
    const after = moments.findLastIndex((other) => other.timestamp !== null && timeOf(other) <= timeOf(moment))
    const isFirst = after < 0 && moments.some(({ timestamp }) => timestamp !== null)
    moments.splice(isFirst ? 0 : after < 0 ? moments.length : after + 1, 0, moment)
  }
  return moments
}

const timeOf = ({ timestamp }: Moment): number => (timestamp === null ? Number.NaN : Date.parse(timestamp))
