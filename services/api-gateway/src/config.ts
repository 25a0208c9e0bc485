import { modelEnvironment } from '@holdfast/llm/settings/model-environment'
import { EncryptionKeys } from '@holdfast/runtime/encryption-keys'
import { parseEnv } from '@holdfast/runtime/parse-env'
import { SigningSecrets } from '@holdfast/runtime/signing-secrets'
import { z } from 'zod'

const List = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
const Port = z.coerce.number().int().min(0).max(65_535)

const DatabaseUrl = z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres:// address' })

/** A fleet's gateway; secrets are required, for gateways must share them. */
const GatewayConfig = z.object({
  PORT: Port.default(8000),
  HOST: z.string().default('0.0.0.0'),
  METRICS_PORT: Port.default(9464),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: DatabaseUrl,
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }),
  JWT_SECRET: SigningSecrets,
  ENCRYPTION_KEY: EncryptionKeys,
  OPERATOR_EMAILS: List.transform((emails) => emails.map((email) => email.toLowerCase())),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }),
  MAIL_FROM: z.string().min(3, 'must be an address like Holdfast <noreply@example.com>'),
  SUPPORT_EMAIL: z.email().optional(),
  TRUSTED_PROXIES: List,
  GITHUB_CLIENT_ID: z.string().min(1).optional(),
  GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
  GITHUB_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  GITHUB_API_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  GITHUB_WEBHOOK_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  ...modelEnvironment,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})
export type GatewayConfig = z.infer<typeof GatewayConfig>

const CheckedConfig = GatewayConfig.refine(
  (config) => (config.GITHUB_CLIENT_ID === undefined) === (config.GITHUB_CLIENT_SECRET === undefined),
  { path: ['GITHUB_CLIENT_ID'], error: 'GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET go together' },
)

export const readConfig = (env: Record<string, string | undefined> = process.env): GatewayConfig =>
  parseEnv(CheckedConfig, env)

const ReencryptConfig = z.object({ DATABASE_URL: DatabaseUrl, ENCRYPTION_KEY: EncryptionKeys })

export const readReencryptConfig = (
  env: Record<string, string | undefined> = process.env,
): z.infer<typeof ReencryptConfig> => parseEnv(ReencryptConfig, env)
