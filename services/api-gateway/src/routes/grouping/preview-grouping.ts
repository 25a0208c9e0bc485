import { GroupingPreview, GroupingPreviewRequest } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { previewSplit } from '@holdfast/database/grouping/preview-split'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import { callerOf } from '../../auth/caller.ts'
import type { Route } from '../../route-dependencies.ts'

/** What a split of these kinds of lines would have changed in the last 30 days. Changes nothing. */
export const previewGrouping: Route = async (app, { database, vault }) => {
  app.post(
    '/api/v1/dashboard/grouping/preview',
    {
      config: { access: 'member' },
      schema: {
        tags: ['grouping'],
        body: GroupingPreviewRequest,
        response: { 200: GroupingPreview, '4xx': Problem },
      },
    },
    async (request) => {
      const wanted = new Set(request.body.template_ids)
      const { customerId } = callerOf(request)
      const { affected, cipher } = await database.withTenant(customerId, async (tx) => ({
        affected: await previewSplit(tx, [...wanted]),
        cipher: await vault.cipherOf(tx, customerId),
      }))
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
    },
  )
}
