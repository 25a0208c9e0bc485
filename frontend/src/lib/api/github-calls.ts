import {
  DisconnectResult,
  GithubAuthStart,
  GithubCallbackResult,
  IntegrationStatus,
  Repositories,
  ToggleResult,
} from '@holdfast/contracts/github'
import { z } from 'zod'
import { request } from './request.ts'
import { requireApiKey } from './require-api-key.ts'

const BASE = '/api/v1/integrations/github'
const withKey = () => ({ api_key: requireApiKey() })

export const startGithubAuth = () => request(GithubAuthStart, { path: `${BASE}/auth/start`, query: withKey() })

/** Finished by who began it: the page is open to all, this call is not, for else one could be made to connect another's host. */
export const finishGithubAuth = (code: string, state: string) =>
  request(GithubCallbackResult, { path: `${BASE}/auth/callback`, query: { code, state }, isOnce: true })

/** Ends the wait for somebody who refused there; what the server answers to a refusal is an error by its nature. */
export async function reportRefusal(error: string, state: string): Promise<void> {
  try {
    await request(GithubCallbackResult, { path: `${BASE}/auth/callback`, query: { error, state }, isOnce: true })
  } catch {
    // The page shows the refusal either way.
  }
}

/** The simple status call answers with three of the fields alone. */
const ShownStatus = IntegrationStatus.extend({
  integration_type: z.string().default('github'),
  is_available: z.boolean().default(true),
  is_configured: z.boolean().default(true),
  last_sync: z.union([IntegrationStatus.shape.last_sync, z.null().default(null)]),
  error_message: z.union([z.string(), z.null().default(null)]),
  organization: z.union([z.string(), z.null().default(null)]),
})

export const fetchGithubStatus = () => request(ShownStatus, { path: `${BASE}/status`, query: withKey() })
export const disconnectGithub = () =>
  request(DisconnectResult, { method: 'DELETE', path: `${BASE}/disconnect`, query: withKey() })
export const fetchRepositories = () => request(Repositories, { path: `${BASE}/repositories`, query: withKey() })

export const monitorRepository = (fullName: string, monitor: boolean) =>
  request(ToggleResult, {
    method: 'POST',
    path: `${BASE}/repositories/monitor`,
    query: { repository_full_name: fullName, monitor, ...withKey() },
  })

export interface CorrelationChange {
  readonly enable: boolean
  readonly serviceName?: string
  readonly defaultBranch?: string
}

export const setCodeCorrelation = (fullName: string, { enable, serviceName, defaultBranch }: CorrelationChange) =>
  request(ToggleResult, {
    method: 'POST',
    path: `${BASE}/repositories/code-correlation`,
    query: {
      repository_full_name: fullName,
      enable,
      service_name: serviceName,
      default_branch: defaultBranch,
      ...withKey(),
    },
  })
