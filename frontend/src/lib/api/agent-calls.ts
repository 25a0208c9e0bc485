import {
  AgentCommands,
  AgentInstallation,
  SetupState,
  VerifyConnectionResult,
  type DeploymentType,
} from '@holdfast/contracts/agent'
import { z } from 'zod'
import { request } from './request.ts'
import { send } from './send.ts'

const ShownInstallation = AgentInstallation.extend({
  id: z.string(),
  fingerprint: z.string().optional(),
  last_seen_at: z.union([AgentInstallation.shape.last_seen_at, z.null().default(null)]),
})
export type ShownInstallation = z.infer<typeof ShownInstallation>

export const fetchInstallations = () =>
  request(z.object({ installations: z.array(ShownInstallation) }), { path: '/api/v1/agent/installations' })

export const fetchCommands = (deploymentType: DeploymentType, fingerprint: string) =>
  request(AgentCommands, {
    path: '/api/v1/agent/commands',
    query: { deployment_type: deploymentType, fingerprint },
  })

export const verifyConnection = (fingerprint: string) =>
  request(VerifyConnectionResult.extend({ stages: VerifyConnectionResult.shape.stages.nullable().default(null) }), {
    method: 'POST',
    path: '/api/v1/agent/verify-connection',
    body: { fingerprint },
  })

export const recordSetupStep = (step: number, deploymentType?: DeploymentType) =>
  request(SetupState, {
    method: 'POST',
    path: '/api/v1/agent/setup-step',
    body: { step, ...(deploymentType ? { deployment_type: deploymentType } : {}) },
  })

export const markSetupComplete = (deploymentType: DeploymentType | 'unknown', fingerprint: string) =>
  send({
    method: 'POST',
    path: '/api/v1/agent/mark-setup-complete',
    body: { deployment_type: deploymentType, fingerprint },
  })
