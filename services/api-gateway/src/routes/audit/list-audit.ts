import { AuditPage, AuditQuery } from '@holdfast/contracts/audit'
import { Problem } from '@holdfast/contracts/problem'
import { listAudit as findAudit } from '@holdfast/database/audit/list-audit'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const listAudit: Route = async (app, { database, vault }) => {
  app.get(
    '/api/v1/audit',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['audit'],
        querystring: AuditQuery,
        response: { 200: AuditPage, '4xx': Problem },
      },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      const { entries, total } = await database.withTenant(customerId, async (tx) =>
        findAudit(tx, await vault.cipherOf(tx, customerId), request.query),
      )
      return {
        total,
        entries: entries.map((entry) => ({
          id: entry.id,
          at: entry.at.toISOString(),
          action: entry.action,
          actor: { id: entry.actorId, name: entry.actorName ?? 'Nobody signed in', email: entry.actorEmail },
          address: entry.address,
          object_type: entry.objectType,
          object_id: entry.objectId,
          details: entry.details,
          request_id: entry.requestId,
        })),
      }
    },
  )
}
