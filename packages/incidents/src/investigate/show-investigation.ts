import type { Investigation } from '@holdfast/contracts/investigation'
import { findInvestigation } from '@holdfast/database/investigations/find-investigation'
import type { IncidentStore } from '../incident-store.ts'
import { readIncident } from '../show/read-incident.ts'

/** What a model found when it looked into the incident's logs, and what it says of this incident alone. */
export const showInvestigation = (
  { database, vault }: IncidentStore,
  customerId: string,
  incidentId: string,
): Promise<Investigation | null> =>
  database.withTenant(customerId, async (tx) => {
    const { row } = await readIncident(tx, vault, incidentId)
    const found = await findInvestigation(tx, await vault.cipherOf(tx, customerId), row.id)
    return found && { ...found, incidents: found.incidents.filter((incident) => incident.incident_id === row.id) }
  })
