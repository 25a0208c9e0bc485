import { SetupState, type DeploymentType } from '@holdfast/contracts/agent'
import { request } from '../../../lib/api/request.ts'
import { send } from '../../../lib/api/send.ts'

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
