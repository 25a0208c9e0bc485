import { Changes, ChangesQuery } from '@holdfast/contracts/changes'
import { Problem } from '@holdfast/contracts/problem'
import { listChanges } from '@holdfast/database/incidents/list-changes'
import { isWorkOpen } from '@holdfast/database/log-jobs/is-work-open'
import { callerOf } from '../../auth/caller.ts'
import { toIncidentListItem } from '../../incidents/to-incident-list-item.ts'
import type { Route } from '../../route-dependencies.ts'

const MAX_CHANGES = 100
/** Longer than a dashboard waits between two calls: work that ended in between is shown once. */
const WORK_SHOWN_MS = 2_000

/** Anything new? What an open dashboard asks all the time, so that it need not load the list for it. */
export const showChanges: Route = async (app, { database, vault, now }) => {
  app.get(
    '/api/v1/dashboard/changes',
    {
      config: { access: 'member' },
      schema: { tags: ['incidents'], querystring: ChangesQuery, response: { 200: Changes, '4xx': Problem } },
    },
    async (request) => {
      const { since } = request.query
      const at = now()
      const { customerId } = callerOf(request)
      return database.withTenant(customerId, async (tx) => {
        const cipher = await vault.cipherOf(tx, customerId)
        const from = since === undefined ? null : new Date(since)
        const { changes, incidents } = await listChanges(tx, { since: from, limit: MAX_CHANGES })
        const shown = new Map(incidents.map((incident) => [incident.id, toIncidentListItem(incident, cipher)]))
        return {
          cursor: (changes[0]?.changedAt ?? from ?? at).toISOString(),
          changes:
            from === null
              ? []
              : changes.map(({ incidentId, changedAt }) => ({
                  incident_id: incidentId,
                  changed_at: changedAt.toISOString(),
                  incident: shown.get(incidentId) ?? null,
                })),
          has_more: from !== null && changes.length === MAX_CHANGES,
          is_processing: await isWorkOpen(tx, { now: at, shownMs: WORK_SHOWN_MS }),
        }
      })
    },
  )
}
