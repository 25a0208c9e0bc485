import type { VerifyConnectionResult } from '@holdfast/contracts/agent'
import type { AgentRow } from '@holdfast/database/agents/list-agents'
import type { SignalStages } from '@holdfast/database/agents/read-signal-stages'

const notDetected = 'Agent container not detected. Make sure you ran the deployment command.'
const noLogsYet = 'Agent running but no logs received yet. Generate some activity in your app or wait 1-2 minutes.'
const refused = 'The agent sends logs, but they are refused'
const notAnalysed = 'Logs have arrived and wait for their analysis.'

type Agent = Pick<AgentRow, 'lastSeenAt' | 'lastLogsAt' | 'lastError' | 'lastErrorAt'>

/** A sign of life tells that an agent runs, logs that it is connected. Nothing arrives without a valid key. */
export function judgeConnection(
  agents: readonly Agent[],
  stages: SignalStages,
  { now, activeMs }: { now: Date; activeMs: number },
): VerifyConnectionResult {
  const isRecent = (at: Date | null) => at !== null && now.getTime() - at.getTime() <= activeMs
  const running = agents.filter((agent) => isRecent(agent.lastSeenAt))
  const isConnected = running.some((agent) => agent.lastLogsAt !== null)
  const isRunning = running.length > 0
  const parsed = isConnected || stages.parsed
  const analysed = stages.analysed
  return {
    agent_running: isRunning,
    connected: isConnected,
    stages: {
      received: isRunning,
      authenticated: isRunning,
      parsed: isRunning && parsed,
      analysed: isRunning && analysed,
      fault: findFault(running, { isConnected, analysed }),
    },
  }
}

function findFault(running: readonly Agent[], state: { isConnected: boolean; analysed: boolean }): string | null {
  const [agent] = running
  if (!agent) return notDetected
  const failing = running.find(
    ({ lastErrorAt, lastLogsAt }) => lastErrorAt && (!lastLogsAt || lastErrorAt > lastLogsAt),
  )
  if (failing) return `${refused}: ${failing.lastError ?? 'unknown reason'}.`
  if (!state.isConnected) return noLogsYet
  return state.analysed ? null : notAnalysed
}
