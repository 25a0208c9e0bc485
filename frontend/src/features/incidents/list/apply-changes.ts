import type { QueryClient } from '@tanstack/react-query'
import type { ShownChange } from '../api/fetch-changes.ts'
import { detailQuery } from '../../../lib/incidents/detail-query.ts'
import { editRows } from './patch-rows.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'

/** Brings up to date what is shown of changed incidents; what the list does not know is asked for. */
export function applyChanges(client: QueryClient, changes: readonly ShownChange[]): void {
  if (changes.length === 0) return
  const changed = new Map(changes.map((change) => [change.incident_id, change.incident]))
  const unknown = new Set(changes.filter(({ incident }) => incident !== null).map(({ incident_id }) => incident_id))
  editRows(client, (row) => {
    const newer = changed.get(row.incident_id)
    if (newer === undefined) return row
    unknown.delete(row.incident_id)
    return newer === null || newer.updated_at > row.updated_at ? newer : row
  })
  for (const [id, incident] of changed) {
    if (incident) {
      client.setQueryData(detailQuery(id).queryKey, (old) =>
        old && incident.updated_at > old.updated_at
          ? {
              ...old,
              live_status: incident.status,
              live_assigned_to: incident.assigned_to,
              occurrence_count: incident.occurrence_count,
              last_seen: incident.last_seen,
              updated_at: incident.updated_at,
            }
          : old,
      )
    }
    void client.invalidateQueries({ queryKey: incidentKeys.part(id, 'comments') })
  }
  if (unknown.size === 0) return
  void client.invalidateQueries({ queryKey: incidentKeys.heads })
  void client.invalidateQueries({ queryKey: incidentKeys.count })
}
