import { IncidentPage, ListIncidentsQuery } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { findIncidents } from '@holdfast/database/incidents/find-incidents'
import { callerOf } from '../../auth/caller.ts'
import { createLargeTotals } from '../../incidents/large-totals.ts'
import { toIncidentListItem } from '../../incidents/to-incident-list-item.ts'
import type { Route } from '../../route-dependencies.ts'

export const listIncidents: Route = async (app, { database, vault, now }) => {
  const largeTotals = createLargeTotals(now)
  app.get(
    '/api/v1/dashboard/incidents',
    {
      config: { access: 'member' },
      schema: {
        tags: ['incidents'],
        querystring: ListIncidentsQuery,
        response: { 200: IncidentPage, '4xx': Problem },
      },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      const known = largeTotals.find(customerId, request.query)
      const { incidents, total } = await database.withTenant(customerId, async (tx) => {
        const cipher = await vault.cipherOf(tx, customerId)
        const found = await findIncidents(tx, cipher, request.query, known)
        return { ...found, incidents: found.incidents.map((incident) => toIncidentListItem(incident, cipher)) }
      })
      if (!known) largeTotals.remember(customerId, request.query, total)
      return { customer_id: customerId, incidents, total }
    },
  )
}
