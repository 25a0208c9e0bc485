import { ExportQuery } from '@holdfast/contracts/incidents'
import { IdParams } from '@holdfast/contracts/scalars'
import { exportIncident as writeExport } from '@holdfast/incidents/show/export-incident'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

const CONTENT_TYPES = { md: 'text/markdown; charset=utf-8', json: 'application/json; charset=utf-8' } as const

export const exportIncident: Route = async (app, dependencies) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/export',
    {
      config: { access: 'member' },
      schema: { tags: ['incidents'], params: IdParams, querystring: ExportQuery },
    },
    async (request, reply) => {
      const { id } = request.params
      const { format } = request.query
      const file = await writeExport(dependencies, requesterOf(request), { incidentId: id, format })
      return reply
        .type(CONTENT_TYPES[format])
        .header('content-disposition', `attachment; filename="incident-${id}.${format}"`)
        .send(file)
    },
  )
}
