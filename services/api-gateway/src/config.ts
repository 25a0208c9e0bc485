import { areGithubSettingsWhole, githubEnvironment, githubSettingsProblem } from '@holdfast/github/github-environment'
import { modelEnvironment } from '@holdfast/llm/settings/model-environment'
import { EncryptionKeys } from '@holdfast/runtime/encryption-keys'
import { parseEnv } from '@holdfast/runtime/parse-env'
import {
  EmailList,
  HttpUrl,
  List,
  LogLevel,
  Port,
  PostgresUrl,
  RedisUrl,
  watchSettings,
} from '@holdfast/runtime/setting-types'
import { SigningSecrets } from '@holdfast/runtime/signing-secrets'
import { z } from 'zod'

/** A fleet's gateway; secrets are required, for gateways must share them. */
const GatewayConfig = z.object({
  PORT: Port.default(8000),
  HOST: z.string().default('0.0.0.0'),
  METRICS_PORT: Port.default(9464),
  DATABASE_URL: PostgresUrl,
  REDIS_URL: RedisUrl.optional(),
  PUBLIC_URL: HttpUrl,
  JWT_SECRET: SigningSecrets,
  ENCRYPTION_KEY: EncryptionKeys,
  OPERATOR_EMAILS: EmailList,
  SUPPORT_EMAIL: z.email().optional(),
  TRUSTED_PROXIES: List,
  ...githubEnvironment,
  GITHUB_WEBHOOK_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  ...modelEnvironment,
  ...watchSettings,
  LOG_LEVEL: LogLevel.default('info'),
})
export type GatewayConfig = z.infer<typeof GatewayConfig>

const CheckedConfig = GatewayConfig.refine(areGithubSettingsWhole, githubSettingsProblem)

export const readConfig = (env: Record<string, string | undefined> = process.env): GatewayConfig =>
  parseEnv(CheckedConfig, env)

const ReencryptConfig = z.object({ DATABASE_URL: PostgresUrl, ENCRYPTION_KEY: EncryptionKeys })

export const readReencryptConfig = (
  env: Record<string, string | undefined> = process.env,
): z.infer<typeof ReencryptConfig> => parseEnv(ReencryptConfig, env)

const OwnerConfig = z.object({ DATABASE_URL: PostgresUrl })

export const readOwnerConfig = (env: Record<string, string | undefined> = process.env): z.infer<typeof OwnerConfig> =>
  parseEnv(OwnerConfig, env)
