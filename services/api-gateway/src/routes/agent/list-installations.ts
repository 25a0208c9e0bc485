import { AgentInstallations } from '@holdfast/contracts/agent'
import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { agentStatus } from '@holdfast/database/agents/agent-status'
import { type AgentRow, listAgents } from '@holdfast/database/agents/list-agents'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const listInstallations: Route = async (app, { database, now }) => {
  app.get(
    '/api/v1/agent/installations',
    {
      config: { access: 'member' },
      schema: { tags: ['agent'], querystring: ApiKeyQuery, response: { 200: AgentInstallations, '4xx': Problem } },
    },
    async (request) => {
      const agents = await database.withTenant(callerOf(request).customerId, (tx) => listAgents(tx))
      return { installations: agents.map((agent) => describe(agent, now())) }
    },
  )
}

function describe(agent: AgentRow, now: Date): AgentInstallations['installations'][number] {
  return {
    id: agent.id,
    name: agent.fingerprint,
    fingerprint: agent.fingerprint,
    status: agentStatus(agent, now),
    deployment_type: agent.deploymentType,
    last_seen_at: agent.lastSeenAt?.toISOString() ?? null,
    created_at: agent.createdAt.toISOString(),
  }
}
