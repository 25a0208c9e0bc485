import {
  AgentCommands,
  AgentInstallations,
  SetupState,
  VerifyConnectionResult,
  type DeploymentType,
} from '@holdfast/contracts/agent'
import { request } from './request.ts'
import { send } from './send.ts'

export const fetchInstallations = () => request(AgentInstallations, { path: '/api/v1/agent/installations' })

export const fetchCommands = (deploymentType: DeploymentType, fingerprint: string) =>
  request(AgentCommands, {
    path: '/api/v1/agent/commands',
    query: { deployment_type: deploymentType, fingerprint },
  })

export const verifyConnection = (fingerprint: string) =>
  request(VerifyConnectionResult, { method: 'POST', path: '/api/v1/agent/verify-connection', body: { fingerprint } })

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
