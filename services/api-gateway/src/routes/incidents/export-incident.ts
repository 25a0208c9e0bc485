import { ExportQuery } from '@holdfast/contracts/incidents'
import { IdParams } from '@holdfast/contracts/scalars'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { listComments } from '@holdfast/database/comments/list-comments'
import { listHistory } from '@holdfast/database/incidents/list-history'
import { auditOf, callerOf } from '../../auth/caller.ts'
import { readIncident } from '../../incidents/read-incident.ts'
import { toComment } from '../../incidents/to-comment.ts'
import { toHistoryEntry } from '../../incidents/to-history-entry.ts'
import { writePostmortem } from '../../incidents/write-postmortem.ts'
import type { Route } from '../../route-dependencies.ts'

const CONTENT_TYPES = { md: 'text/markdown; charset=utf-8', json: 'application/json; charset=utf-8' } as const

export const exportIncident: Route = async (app, { database, vault }) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/export',
    {
      config: { access: 'member' },
      schema: { tags: ['incidents'], params: IdParams, querystring: ExportQuery },
    },
    async (request, reply) => {
      const { id } = request.params
      const { format } = request.query
      const { customerId } = callerOf(request)
      const source = await database.withTenant(customerId, async (tx) => {
        const cipher = await vault.cipherOf(tx, customerId)
        const { detail } = await readIncident(tx, vault, id)
        await recordAudit(tx, {
          ...auditOf(request),
          action: 'incident.exported',
          object: { type: 'incident', id },
          details: { format },
        })
        return {
          detail,
          comments: (await listComments(tx, cipher, id)).map(toComment),
          history: (await listHistory(tx, id)).map((entry) => toHistoryEntry(entry, cipher)),
        }
      })
      return reply
        .type(CONTENT_TYPES[format])
        .header('content-disposition', `attachment; filename="incident-${id}.${format}"`)
        .send(format === 'md' ? writePostmortem(source) : JSON.stringify(source, null, 2))
    },
  )
}
