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
  SUPPORT_EMAIL: z.email().optional(),
  RETENTION_DAYS: RetentionDays.default(14),
  ...modelEnvironment,
  ...watchSettings,
  LOG_LEVEL: LogLevel.default('info'),
})
export type WorkerConfig = z.infer<typeof WorkerConfig>

export const readConfig = (env: Record<string, string | undefined> = process.env): WorkerConfig =>
  parseEnv(WorkerConfig, env)
