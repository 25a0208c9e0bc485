import { SamplesRemoved } from '@holdfast/contracts/logs'
import { Problem } from '@holdfast/contracts/problem'
import { removeSamples as remove } from '@holdfast/incidents/change/remove-samples'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const removeSamples: Route = async (app, dependencies) => {
  app.delete(
    '/api/v1/samples',
    {
      config: { access: 'member' },
      schema: { tags: ['samples'], response: { 200: SamplesRemoved, '4xx': Problem } },
    },
    async (request) => ({ incidents_removed: await remove(dependencies, requesterOf(request)) }),
  )
}
