import type { ShownIncident } from '../../../lib/api/shown-incidents.ts'
import { DATE_GROUPS, dateGroup, type DateGroup } from '../../../lib/time/date-group.ts'

export type ListRow =
  | { readonly kind: 'group'; readonly group: DateGroup; readonly count: number }
  | { readonly kind: 'incident'; readonly incident: ShownIncident }

/** One flat list for the virtual scroller: each group's heading, then its incidents in the order they came. */
export function groupRows(incidents: readonly ShownIncident[], nowMs: number): ListRow[] {
  const groups = Map.groupBy(incidents, ({ created_at }) => dateGroup(created_at, nowMs))
  return DATE_GROUPS.flatMap((group): ListRow[] => {
    const members = groups.get(group) ?? []
    if (members.length === 0) return []
    return [
      { kind: 'group', group, count: members.length },
      ...members.map((incident) => ({ kind: 'incident' as const, incident })),
    ]
  })
}
