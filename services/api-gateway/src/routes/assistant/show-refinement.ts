import { Problem } from '@holdfast/contracts/problem'
import { Refinement, RefinementAnswer } from '@holdfast/contracts/refinement'
import { IdParams } from '@holdfast/contracts/scalars'
import { refinementPlace } from '@holdfast/database/model-calls/sealed-model-places'
import { findRefinement } from '@holdfast/database/refinements/find-refinement'
import { openJson } from '@holdfast/database/secrets/seal-json'
import { hashRefinement } from '@holdfast/llm/refine/hash-refinement'
import { callerOf } from '../../auth/caller.ts'
import { readIncident } from '../../incidents/read-incident.ts'
import type { Route } from '../../route-dependencies.ts'

/** What a model made of the incident as it is now; what it made of another content is not shown. */
export const showRefinement: Route = async (app, { database, vault }) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/refinement',
    {
      config: { access: 'member' },
      schema: { tags: ['assistant'], params: IdParams, response: { 200: RefinementAnswer, '4xx': Problem } },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      return database.withTenant(customerId, async (tx) => {
        const { row, detail } = await readIncident(tx, vault, request.params.id)
        const contentHash = hashRefinement(detail.analysis_data)
        const found = await findRefinement(tx, { customerId, fingerprint: row.fingerprint, contentHash })
        if (!found?.result) return { refinement: null }
        const place = refinementPlace(row.fingerprint, contentHash)
        return { refinement: Refinement.parse(openJson(await vault.cipherOf(tx, customerId), found.result, place)) }
      })
    },
  )
}
