import { Readable } from 'node:stream'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { exportCompany as writeExport } from '@holdfast/database/export/export-company'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

/** Written as fast as it is read, so its size costs no memory; the last line says how many there were. */
export const exportCompany: Route = async (app, { database, vault, now }) => {
  app.get(
    '/api/v1/company/export',
    { config: { access: 'admin' }, schema: { tags: ['company'] } },
    async (request, reply) => {
      const { customerId } = callerOf(request)
      const object = { type: 'company', id: customerId }
      await database.withTenant(customerId, (tx) =>
        recordAudit(tx, { ...requesterOf(request), action: 'company.exported', object }),
      )
      const lines = Readable.from(writeExport({ database, vault }, customerId), { objectMode: true, highWaterMark: 8 })
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="holdfast-${now().toISOString().slice(0, 10)}.ndjson"`)
        .send(lines)
    },
  )
}
