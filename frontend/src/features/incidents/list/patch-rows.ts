import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ShownIncident, ShownIncidentPage } from '../../../lib/incidents/shown-incident.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'

type Edit = (incident: ShownIncident) => ShownIncident | null

/** Null takes a row out. A page in which nothing changed stays the same object, so that nothing is drawn again. */
function editPage(page: ShownIncidentPage, edit: Edit): ShownIncidentPage {
  const incidents = page.incidents.flatMap((incident) => edit(incident) ?? [])
  const removed = page.incidents.length - incidents.length
  if (removed === 0 && incidents.every((incident, index) => incident === page.incidents[index])) return page
  return { ...page, incidents, total: { ...page.total, value: Math.max(0, page.total.value - removed) } }
}

export function editRows(client: QueryClient, edit: Edit): void {
  client.setQueriesData<InfiniteData<ShownIncidentPage, number>>(
    { queryKey: incidentKeys.pages },
    (old) => old && { ...old, pages: old.pages.map((page) => editPage(page, edit)) },
  )
  client.setQueriesData<ShownIncidentPage>({ queryKey: incidentKeys.heads }, (old) => old && editPage(old, edit))
}

/** What was changed here is seen in the list at once. */
export const patchRows = (client: QueryClient, id: string, change: Partial<ShownIncident>): void =>
  editRows(client, (incident) => (incident.incident_id === id ? { ...incident, ...change } : incident))
