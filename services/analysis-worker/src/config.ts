import { modelEnvironment } from '@holdfast/llm/settings/model-environment'
import { EncryptionKeys } from '@holdfast/runtime/encryption-keys'
import { parseEnv } from '@holdfast/runtime/parse-env'
import { z } from 'zod'

const WorkerConfig = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres:// address' }),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  ENCRYPTION_KEY: EncryptionKeys,
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(9464),
  METRICS_HOST: z.string().default('127.0.0.1'),
  RETENTION_DAYS: z.coerce.number().int().min(1).max(3_650).default(14),
  ...modelEnvironment,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})
export type WorkerConfig = z.infer<typeof WorkerConfig>

export const readConfig = (env: Record<string, string | undefined> = process.env): WorkerConfig =>
  parseEnv(WorkerConfig, env)
