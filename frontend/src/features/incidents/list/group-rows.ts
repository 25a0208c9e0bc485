import type { ShownIncident } from '../../../lib/api/shown-incidents.ts'
import { DATE_GROUPS, groupByDate, type DateGroup } from '../../../lib/time/date-group.ts'

interface IncidentRow {
  readonly kind: 'incident'
  readonly incident: ShownIncident
}
export type ListRow = { readonly kind: 'group'; readonly group: DateGroup; readonly count: number } | IncidentRow

/** Each page that a scroll loads groups all rows anew: those known already must cost next to nothing. */
const known = new WeakMap<ShownIncident, { readonly row: IncidentRow; readonly lastSeenMs: number }>()

function rowOf(incident: ShownIncident) {
  const old = known.get(incident)
  if (old) return old
  const made = { row: { kind: 'incident' as const, incident }, lastSeenMs: Date.parse(incident.last_seen) }
  known.set(incident, made)
  return made
}

/** One flat list for the virtual scroller, grouped by what the list is sorted by: when each was last seen. */
export function groupRows(incidents: readonly ShownIncident[], nowMs: number): ListRow[] {
  const groupOf = groupByDate(nowMs)
  const members: Record<DateGroup, IncidentRow[]> = { Today: [], Yesterday: [], 'Last 7 days': [], Older: [] }
  for (const incident of incidents) {
    const { row, lastSeenMs } = rowOf(incident)
    members[groupOf(lastSeenMs)].push(row)
  }
  return DATE_GROUPS.flatMap((group): ListRow[] =>
    members[group].length === 0 ? [] : [{ kind: 'group', group, count: members[group].length }, ...members[group]],
  )
}
