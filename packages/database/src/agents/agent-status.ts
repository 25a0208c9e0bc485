import type { AgentStatus } from '@holdfast/contracts/agent'
import type { AgentRow } from './list-agents.ts'

/** The collector reports its own metrics every 30 seconds: ten missed reports are silence. */
export const AGENT_ACTIVE_MS = 300_000

/** By the last sign of life. An error counts until something later was taken. */
export function agentStatus(agent: Pick<AgentRow, 'lastSeenAt' | 'lastErrorAt'>, now: Date): AgentStatus {
  if (!agent.lastSeenAt) return 'pending'
  if (now.getTime() - agent.lastSeenAt.getTime() > AGENT_ACTIVE_MS) return 'inactive'
  if (agent.lastErrorAt && agent.lastErrorAt >= agent.lastSeenAt) return 'error'
  return 'active'
}
