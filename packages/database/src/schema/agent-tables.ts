import type { DeploymentType } from '@holdfast/contracts/agent'
import type { Generated } from 'kysely'

export interface AgentInstallationsTable {
  id: string
  customerId: string
  fingerprint: string
  deploymentType: Generated<DeploymentType | 'unknown'>
  createdAt: Date
  /** Of any signal: logs, metrics or traces. */
  lastSeenAt: Date | null
  lastLogsAt: Date | null
  lastError: string | null
  lastErrorAt: Date | null
}

export interface AgentSetupsTable {
  customerId: string
  step: number
  deploymentType: DeploymentType | 'unknown' | null
  completedAt: Date | null
}

export interface UsageCountersTable {
  customerId: string
  name: UsageName
  count: number
}

export type UsageName = 'paste-log' | 'ai-chat'
