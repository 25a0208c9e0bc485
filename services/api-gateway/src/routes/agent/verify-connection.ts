import { VerifyConnectionRequest, VerifyConnectionResult } from '@holdfast/contracts/agent'
import { Problem } from '@holdfast/contracts/problem'
import { AGENT_ACTIVE_MS } from '@holdfast/database/agents/agent-status'
import { listAgents } from '@holdfast/database/agents/list-agents'
import { readSignalStages } from '@holdfast/database/agents/read-signal-stages'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'
import { judgeConnection } from './judge-connection.ts'

/** Stages are looked for this far back: a quiet application must not look like a broken agent. */
const STAGES_MS = 3_600_000

export const verifyConnection: Route = async (app, { database, now }) => {
  app.post(
    '/api/v1/agent/verify-connection',
    {
      config: { access: 'member' },
      schema: {
        tags: ['agent'],
        body: VerifyConnectionRequest.nullish(),
        response: { 200: VerifyConnectionResult, '4xx': Problem },
      },
    },
    async (request) => {
      const fingerprint = request.body?.fingerprint
      const at = now()
      return database.withTenant(callerOf(request).customerId, async (tx) => {
        const agents = await listAgents(tx, fingerprint)
        const since = new Date(at.getTime() - STAGES_MS)
        const stages = await readSignalStages(tx, { fingerprint, since })
        return judgeConnection(agents, stages, { now: at, activeMs: AGENT_ACTIVE_MS })
      })
    },
  )
}
