import type { HistoryEntry } from '@holdfast/contracts/incidents'
import { listHistory } from '@holdfast/database/incidents/list-history'
import type { IncidentStore } from '../incident-store.ts'
import { requireIncident } from './read-incident.ts'
import { toHistoryEntry } from './to-history-entry.ts'

export const showHistory = (
  { database, vault }: IncidentStore,
  customerId: string,
  incidentId: string,
): Promise<HistoryEntry[]> =>
  database.withTenant(customerId, async (tx) => {
    await requireIncident(tx, incidentId)
    const entries = await listHistory(tx, await vault.cipherOf(tx, customerId), incidentId)
    return entries.map(toHistoryEntry)
  })
