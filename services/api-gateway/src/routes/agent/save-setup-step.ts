import { SetupState, SetupStepRequest } from '@holdfast/contracts/agent'
import { Problem } from '@holdfast/contracts/problem'
import { readSetup } from '@holdfast/database/agents/read-setup'
import { saveSetupStep as saveStep } from '@holdfast/database/agents/save-setup-step'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'
import { describeSetup } from './describe-setup.ts'

/** How far the wizard came. */
export const saveSetupStep: Route = async (app, { database, now }) => {
  const options = { config: { access: 'member' } } as const
  app.get(
    '/api/v1/agent/setup-step',
    { ...options, schema: { tags: ['agent'], response: { 200: SetupState, '4xx': Problem } } },
    async (request) => describeSetup(await database.withTenant(callerOf(request).customerId, readSetup)),
  )
  app.post(
    '/api/v1/agent/setup-step',
    { ...options, schema: { tags: ['agent'], body: SetupStepRequest, response: { 200: SetupState, '4xx': Problem } } },
    async (request) => {
      const { customerId } = callerOf(request)
      const { step, deployment_type: deploymentType = null } = request.body
      return describeSetup(
        await database.withTenant(customerId, (tx) => saveStep(tx, { customerId, step, deploymentType, now: now() })),
      )
    },
  )
}
