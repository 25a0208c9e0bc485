import { EvidenceContext, EvidenceContextQuery } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { PathId } from '@holdfast/contracts/scalars'
import { showEvidence } from '@holdfast/incidents/show/show-evidence'
import { z } from 'zod'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

const Params = z.object({ id: PathId, lineId: z.string().regex(/^L\d{1,6}$/, 'must be a line id such as L12') })

export const getEvidenceContext: Route = async (app, dependencies) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/evidence/:lineId/context',
    {
      config: { access: 'member' },
      schema: {
        tags: ['incidents'],
        params: Params,
        querystring: EvidenceContextQuery,
        response: { 200: EvidenceContext, '4xx': Problem },
      },
    },
    (request) => {
      const { id: incidentId, lineId } = request.params
      const { customerId } = callerOf(request)
      return showEvidence(dependencies, { customerId, incidentId, lineId, neighbors: request.query.lines })
    },
  )
}
