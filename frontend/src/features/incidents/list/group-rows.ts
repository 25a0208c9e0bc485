import type { IncidentSort } from '@holdfast/contracts/incidents'
import type { ShownIncident } from '../../../lib/incidents/shown-incident.ts'
import { DATE_GROUPS, groupByDate } from '../../../lib/time/date-group.ts'
import { lastActivityOf } from '../activity/activity-of.ts'

interface IncidentRow {
  readonly kind: 'incident'
  readonly incident: ShownIncident
}
export type ListRow = { readonly kind: 'group'; readonly group: string; readonly count: number } | IncidentRow

interface KnownRow {
  readonly row: IncidentRow
  readonly lastMs: number
  readonly startMs: number
}

/** Each page that a scroll loads groups all rows again: those known already must cost next to nothing. */
const known = new WeakMap<ShownIncident, KnownRow>()

function rowOf(incident: ShownIncident): KnownRow {
  const old = known.get(incident)
  if (old) return old
  const made = {
    row: { kind: 'incident' as const, incident },
    lastMs: Date.parse(lastActivityOf(incident)),
    startMs: Date.parse(incident.started_at ?? incident.created_at),
  }
  known.set(incident, made)
  return made
}

const SEVERITIES = ['Critical', 'High', 'Medium', 'Low'] as const
const NAMES = { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' } as const

function grouping(sort: IncidentSort, nowMs: number) {
  if (sort === 'severity')
    return { groups: SEVERITIES, groupOf: ({ row }: KnownRow): string => NAMES[row.incident.severity] }
  const dateOf = groupByDate(nowMs)
  return {
    groups: DATE_GROUPS,
    groupOf: ({ lastMs, startMs }: KnownRow): string => dateOf(sort === 'start' ? startMs : lastMs),
  }
}

/** One flat list for the virtual scroller, grouped by what it is sorted by, in the time of the logs. */
export function groupRows(incidents: readonly ShownIncident[], sort: IncidentSort, nowMs: number): ListRow[] {
  const { groups, groupOf } = grouping(sort, nowMs)
  const members = new Map<string, IncidentRow[]>(groups.map((group) => [group, []]))
  for (const incident of incidents) {
    const made = rowOf(incident)
    members.get(groupOf(made))?.push(made.row)
  }
  return [...members].flatMap(([group, rows]): ListRow[] =>
    rows.length === 0 ? [] : [{ kind: 'group', group, count: rows.length }, ...rows],
  )
}
