import type { IncidentPage, ListIncidentsQuery } from '@holdfast/contracts/incidents'
import { findIncidents } from '@holdfast/database/incidents/find-incidents'
import type { IncidentStore } from '../incident-store.ts'
import { createLargeTotals } from './large-totals.ts'
import { toIncidentListItem } from './to-incident-list-item.ts'

export type ListIncidents = (customerId: string, query: ListIncidentsQuery) => Promise<IncidentPage>

/** Pages of incidents, each with how many there are. */
export function createIncidentList({ database, vault }: IncidentStore, now: () => Date): ListIncidents {
  const largeTotals = createLargeTotals(now)
  return async (customerId, query) => {
    const known = largeTotals.find(customerId, query)
    const { incidents, total } = await database.readTenant(customerId, async (tx) => {
      const cipher = await vault.cipherOf(tx, customerId)
      const found = await findIncidents(tx, cipher, query, known)
      return { ...found, incidents: found.incidents.map((incident) => toIncidentListItem(incident, cipher)) }
    })
    if (!known) largeTotals.remember(customerId, query, total)
    return { customer_id: customerId, incidents, total }
  }
}
