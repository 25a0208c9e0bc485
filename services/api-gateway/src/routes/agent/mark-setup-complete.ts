import { MarkSetupCompleteRequest, SetupState } from '@holdfast/contracts/agent'
import { Problem } from '@holdfast/contracts/problem'
import { registerAgent } from '@holdfast/database/agents/register-agent'
import { saveSetupStep } from '@holdfast/database/agents/save-setup-step'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'
import { describeSetup } from './describe-setup.ts'

export const markSetupComplete: Route = async (app, { database, now }) => {
  app.post(
    '/api/v1/agent/mark-setup-complete',
    {
      config: { access: 'member' },
      schema: {
        tags: ['agent'],
        body: MarkSetupCompleteRequest.nullish(),
        response: { 200: SetupState, '4xx': Problem },
      },
    },
    (request) => {
      const { customerId } = callerOf(request)
      const { deployment_type: deploymentType, fingerprint } = MarkSetupCompleteRequest.parse(request.body ?? {})
      return database.withTenant(customerId, async (tx) => {
        if (fingerprint !== undefined) await registerAgent(tx, { customerId, fingerprint, deploymentType, now: now() })
        await recordAudit(tx, { ...requesterOf(request), action: 'agent.setup-completed' })
        return describeSetup(await saveSetupStep(tx, { customerId, step: 5, deploymentType, now: now() }))
      })
    },
  )
}
