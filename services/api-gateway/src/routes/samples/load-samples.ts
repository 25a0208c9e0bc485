import { SamplesLoaded } from '@holdfast/contracts/logs'
import { Problem } from '@holdfast/contracts/problem'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'
import { storeSamples } from '../../demo/store-samples.ts'

export const loadSamples: Route = async (app, dependencies) => {
  app.post(
    '/api/v1/samples',
    {
      config: { access: 'member' },
      schema: { tags: ['samples'], response: { 202: SamplesLoaded, '4xx': Problem } },
    },
    async (request, reply) => {
      const { jobIds, names } = await storeSamples(dependencies, callerOf(request).customerId)
      return reply.code(202).send({ job_ids: jobIds, sample_names: names })
    },
  )
}
