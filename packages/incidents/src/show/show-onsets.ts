import type { IncidentOnset } from '@holdfast/contracts/series'
import { listOnsets, type OnsetWindow } from '@holdfast/database/incidents/list-onsets'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import type { IncidentStore } from '../incident-store.ts'

/** When incidents of the company began, to be drawn beside what was measured then. */
export const showOnsets = (
  { database, vault }: IncidentStore,
  customerId: string,
  window: OnsetWindow,
): Promise<IncidentOnset[]> =>
  database.withTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    const onsets = await listOnsets(tx, window)
    return onsets.map(({ startedAt, severity, service, ...incident }) => ({
      incident_id: incident.id,
      title: openTitle(cipher, incident),
      severity,
      service,
      started_at: startedAt.toISOString(),
    }))
  })
