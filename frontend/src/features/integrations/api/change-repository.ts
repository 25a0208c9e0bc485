import { ToggleResult } from '@holdfast/contracts/github'
import { request } from '../../../lib/api/request.ts'
import { requireApiKey } from '../../../lib/api/require-api-key.ts'

const BASE = '/api/v1/integrations/github/repositories'

export const monitorRepository = (fullName: string, monitor: boolean) =>
  request(ToggleResult, {
    method: 'POST',
    path: `${BASE}/monitor`,
    query: { repository_full_name: fullName, monitor, api_key: requireApiKey() },
  })

export interface CorrelationChange {
  readonly enable: boolean
  readonly serviceName?: string
  readonly defaultBranch?: string
}

export const setCodeCorrelation = (fullName: string, { enable, serviceName, defaultBranch }: CorrelationChange) =>
  request(ToggleResult, {
    method: 'POST',
    path: `${BASE}/code-correlation`,
    query: {
      repository_full_name: fullName,
      enable,
      service_name: serviceName,
      default_branch: defaultBranch,
      api_key: requireApiKey(),
    },
  })
