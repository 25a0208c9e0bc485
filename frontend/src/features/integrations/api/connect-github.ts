import { DisconnectResult, GithubAuthStart } from '@holdfast/contracts/github'
import { request } from '../../../lib/api/request.ts'
import { requireApiKey } from '../../../lib/api/require-api-key.ts'

const BASE = '/api/v1/integrations/github'

export const startGithubAuth = () =>
  request(GithubAuthStart, { path: `${BASE}/auth/start`, query: { api_key: requireApiKey() } })

export const disconnectGithub = () =>
  request(DisconnectResult, { method: 'DELETE', path: `${BASE}/disconnect`, query: { api_key: requireApiKey() } })
