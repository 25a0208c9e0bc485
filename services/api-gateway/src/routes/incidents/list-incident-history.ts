import { IncidentHistory } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { listHistory } from '@holdfast/database/incidents/list-history'
import { callerOf } from '../../auth/caller.ts'
import { requireIncident } from '../../incidents/read-incident.ts'
import { toHistoryEntry } from '../../incidents/to-history-entry.ts'
import type { Route } from '../../route-dependencies.ts'

export const listIncidentHistory: Route = async (app, { database, vault }) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/history',
    {
      config: { access: 'member' },
      schema: { tags: ['incidents'], params: IdParams, response: { 200: IncidentHistory, '4xx': Problem } },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      return database.withTenant(customerId, async (tx) => {
        await requireIncident(tx, request.params.id)
        const cipher = await vault.cipherOf(tx, customerId)
        const entries = await listHistory(tx, request.params.id)
        return { entries: entries.map((entry) => toHistoryEntry(entry, cipher)) }
      })
    },
  )
}
