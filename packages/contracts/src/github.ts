import { z } from 'zod'
import { OneLine } from './one-line.ts'
import { ApiKey, Id, Timestamp } from './scalars.ts'

export const ConnectionStatus = z.enum(['connected', 'disconnected', 'pending', 'error'])
export type ConnectionStatus = z.infer<typeof ConnectionStatus>

export const GithubAuthStart = z.object({ auth_url: z.url() })
export type GithubAuthStart = z.infer<typeof GithubAuthStart>

export const GithubCallbackQuery = z.object({
  code: z.string().max(500).optional(),
  state: z.string().max(500).optional(),
  error: z.string().max(500).optional(),
})
export type GithubCallbackQuery = z.infer<typeof GithubCallbackQuery>

export const GithubCallbackResult = z.object({
  success: z.boolean(),
  message: z.string(),
  username: z.string().nullable(),
})
export type GithubCallbackResult = z.infer<typeof GithubCallbackResult>

/** The simple call's three fields and the entity's, in one answer. */
export const IntegrationStatus = z.object({
  integration_type: z.string(),
  is_available: z.boolean(),
  is_configured: z.boolean(),
  is_connected: z.boolean(),
  connection_status: ConnectionStatus,
  message: z.string(),
  last_sync: Timestamp.nullable(),
  error_message: z.string().nullable(),
  organization: z.string().nullable(),
})
export type IntegrationStatus = z.infer<typeof IntegrationStatus>

export const DisconnectResult = z.object({
  success: z.boolean(),
  message: z.string(),
  /** The host could not be told: the authorization still stands there. */
  revoke_at_host: z.boolean().optional(),
  cleanup_summary: z.object({
    repositories_removed: z.number().int(),
    events_removed: z.number().int(),
    tokens_removed: z.number().int(),
    previous_username: z.string().nullable(),
  }),
})
export type DisconnectResult = z.infer<typeof DisconnectResult>

export const Repository = z.object({
  id: Id,
  full_name: z.string(),
  name: z.string(),
  owner: z.string(),
  is_monitored: z.boolean(),
  webhook_configured: z.boolean(),
  enable_code_correlation: z.boolean(),
  service_name_mapping: z.string().nullable(),
  default_branch: z.string().default('main'),
})
export type Repository = z.infer<typeof Repository>

export const Repositories = z.object({ repositories: z.array(Repository) })
export type Repositories = z.infer<typeof Repositories>

const Flag = z.enum(['true', 'false']).transform((text) => text === 'true')

export const MonitorQuery = z.object({
  repository_full_name: z.string().max(300),
  monitor: Flag,
  api_key: ApiKey.optional(),
})
export type MonitorQuery = z.infer<typeof MonitorQuery>

export const CodeCorrelationQuery = z.object({
  repository_full_name: z.string().max(300),
  enable: Flag,
  service_name: OneLine(200).optional(),
  default_branch: OneLine(200).optional(),
  api_key: ApiKey.optional(),
})
export type CodeCorrelationQuery = z.infer<typeof CodeCorrelationQuery>

export const ToggleResult = z.object({ success: z.boolean(), message: z.string() })
export type ToggleResult = z.infer<typeof ToggleResult>
