import { areGithubSettingsWhole, githubEnvironment, githubSettingsProblem } from '@holdfast/github/github-environment'
import { modelEnvironment } from '@holdfast/llm/settings/model-environment'
import { EncryptionKeys } from '@holdfast/runtime/encryption-keys'
import { parseEnv } from '@holdfast/runtime/parse-env'
import {
  HttpUrl,
  LogLevel,
  Port,
  PostgresUrl,
  RedisUrl,
  RetentionDays,
  SmtpUrl,
  watchSettings,
} from '@holdfast/runtime/setting-types'
import { z } from 'zod'

const WorkerConfig = z.object({
  DATABASE_URL: PostgresUrl,
  REDIS_URL: RedisUrl.optional(),
  ENCRYPTION_KEY: EncryptionKeys,
  METRICS_PORT: Port.default(9464),
  /** The address in mails. */
  PUBLIC_URL: HttpUrl.default('http://localhost:8000'),
  SMTP_URL: SmtpUrl.optional(),
  MAIL_FROM: z.string().min(3, 'must be an address like Holdfast <noreply@example.com>').optional(),
  /** Where mails can be read that no server takes, or 'off': an installation on one machine needs no mail server. */
  MAIL_OUTBOX: z.string().optional(),
  SUPPORT_EMAIL: z.email().optional(),
  RETENTION_DAYS: RetentionDays.default(14),
  ...githubEnvironment,
  ...modelEnvironment,
  ...watchSettings,
  LOG_LEVEL: LogLevel.default('info'),
})
export type WorkerConfig = z.infer<typeof WorkerConfig>

const CheckedConfig = WorkerConfig.refine(areGithubSettingsWhole, githubSettingsProblem)
  .refine(({ SMTP_URL, MAIL_OUTBOX }) => SMTP_URL !== undefined || MAIL_OUTBOX !== undefined, {
    path: ['SMTP_URL'],
    error: 'is required: without it no mail leaves',
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'is needed where SMTP_URL is set',
  })

export const readConfig = (env: Record<string, string | undefined> = process.env): WorkerConfig =>
  parseEnv(CheckedConfig, env)
