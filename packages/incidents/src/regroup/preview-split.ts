import type { GroupingPreview } from '@holdfast/contracts/incidents'
import { previewSplit as findAffected } from '@holdfast/database/grouping/preview-split'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import type { IncidentStore } from '../incident-store.ts'

/** What a split of these kinds of lines would have changed in the last 30 days. Changes nothing. */
export const previewSplit = (
  { database, vault }: IncidentStore,
  customerId: string,
  templateIds: readonly string[],
): Promise<GroupingPreview> =>
  database.withTenant(customerId, async (tx) => {
    const wanted = new Set(templateIds)
    const cipher = await vault.cipherOf(tx, customerId)
    const affected = await findAffected(tx, [...wanted])
    return {
      incidents: affected.map((incident) => ({
        incident_id: incident.id,
        title: openTitle(cipher, incident),
        severity: incident.severity,
        status: incident.status,
        last_seen: incident.lastSeen.toISOString(),
        is_split: incident.templateIds.some((id) => !wanted.has(id)),
      })),
    }
  })
