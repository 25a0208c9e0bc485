import { z } from 'zod'
import { OneLine } from './one-line.ts'
import { Id, Timestamp } from './scalars.ts'

export const DeploymentType = z.enum(['docker-compose', 'kubernetes', 'standalone'])
export type DeploymentType = z.infer<typeof DeploymentType>

export const AgentStatus = z.enum(['active', 'pending', 'inactive', 'error'])
export type AgentStatus = z.infer<typeof AgentStatus>

const Fingerprint = OneLine(200).min(1)

export const VerifyConnectionRequest = z.object({ fingerprint: Fingerprint.optional() })
export type VerifyConnectionRequest = z.infer<typeof VerifyConnectionRequest>

/** The canary: each stage lights up by itself, and the first dark one names its fault. */
export const ConnectionStages = z.object({
  received: z.boolean(),
  authenticated: z.boolean(),
  parsed: z.boolean(),
  analysed: z.boolean(),
  fault: z.string().nullable(),
})
export type ConnectionStages = z.infer<typeof ConnectionStages>

export const VerifyConnectionResult = z.object({
  agent_running: z.boolean(),
  connected: z.boolean(),
  stages: ConnectionStages,
})
export type VerifyConnectionResult = z.infer<typeof VerifyConnectionResult>

export const MarkSetupCompleteRequest = z.object({
  deployment_type: z.union([DeploymentType, z.literal('unknown')]).default('unknown'),
  fingerprint: Fingerprint.optional(),
})
export type MarkSetupCompleteRequest = z.infer<typeof MarkSetupCompleteRequest>

export const SetupStepRequest = z.object({
  step: z.number().int().min(0).max(5),
  deployment_type: DeploymentType.optional(),
})
export type SetupStepRequest = z.infer<typeof SetupStepRequest>

export const SetupState = z.object({
  step: z.number().int().min(0).max(5),
  deployment_type: z.union([DeploymentType, z.literal('unknown')]).nullable(),
  completed_at: Timestamp.nullable(),
})
export type SetupState = z.infer<typeof SetupState>

export const AgentInstallation = z.object({
  id: Id,
  /** The fingerprint where nobody gave a name. */
  name: z.string(),
  fingerprint: z.string(),
  status: AgentStatus,
  deployment_type: z.union([DeploymentType, z.literal('unknown')]),
  last_seen_at: Timestamp.nullable(),
  created_at: Timestamp,
})
export type AgentInstallation = z.infer<typeof AgentInstallation>

export const AgentInstallations = z.object({ installations: z.array(AgentInstallation) })
export type AgentInstallations = z.infer<typeof AgentInstallations>

/** GET /api/v1/agent/commands?deployment_type&fingerprint: ready to paste, with the company's own key. */
export const AgentCommandsQuery = z.object({ deployment_type: DeploymentType, fingerprint: Fingerprint })
export type AgentCommandsQuery = z.infer<typeof AgentCommandsQuery>

export const AgentCommands = z.object({
  deployment_type: DeploymentType,
  /** What must be set before an agent could reach this installation; there are no steps until then. */
  obstacle: z.string().nullable().default(null),
  /** Files and steps in one piece, for a terminal. */
  script: z.string().nullable().default(null),
  files: z.array(z.object({ name: z.string(), content: z.string() })),
  steps: z.array(z.object({ title: z.string(), command: z.string(), description: z.string() })),
})
export type AgentCommands = z.infer<typeof AgentCommands>
