import type { Changes } from '@holdfast/contracts/changes'
import { listChanges as findChanges } from '@holdfast/database/incidents/list-changes'
import { isWorkOpen } from '@holdfast/database/log-jobs/is-work-open'
import type { IncidentStore } from '../incident-store.ts'
import { toIncidentListItem } from './to-incident-list-item.ts'

const MAX_CHANGES = 100
/** Longer than a dashboard waits between two calls: work that ended in between is shown once. */
const WORK_SHOWN_MS = 2_000

export interface ChangesWanted {
  readonly customerId: string
  /** Null: only where to go on from. */
  readonly since: Date | null
  readonly at: Date
}

/** What an open dashboard asks all the time, so that it need not load the list for it. */
export const listChanges = (
  { database, vault }: IncidentStore,
  { customerId, since, at }: ChangesWanted,
): Promise<Changes> =>
  database.readTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    const { changes, incidents } = await findChanges(tx, { since, limit: MAX_CHANGES })
    const shown = new Map(incidents.map((incident) => [incident.id, toIncidentListItem(incident, cipher)]))
    return {
      cursor: (changes[0]?.changedAt ?? since ?? at).toISOString(),
      changes:
        since === null
          ? []
          : changes.map(({ incidentId, changedAt }) => ({
              incident_id: incidentId,
              changed_at: changedAt.toISOString(),
              incident: shown.get(incidentId) ?? null,
            })),
      has_more: since !== null && changes.length === MAX_CHANGES,
      is_processing: await isWorkOpen(tx, { now: at, shownMs: WORK_SHOWN_MS }),
    }
  })
