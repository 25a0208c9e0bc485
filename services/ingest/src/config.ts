import { EncryptionKeys } from '@holdfast/runtime/encryption-keys'
import { parseEnv } from '@holdfast/runtime/parse-env'
import {
  HttpUrl,
  List,
  LogLevel,
  Port,
  PortOrOff,
  PostgresUrl,
  RedisUrl,
  watchSettings,
} from '@holdfast/runtime/setting-types'
import { z } from 'zod'

/** One ingest of a fleet. */
const IngestConfig = z.object({
  PORT: Port.default(8001),
  HOST: z.string().default('0.0.0.0'),
  OTLP_HTTP_PORT: PortOrOff.prefault(4318),
  OTLP_GRPC_PORT: PortOrOff.prefault(4317),
  METRICS_PORT: Port.default(9464),
  DATABASE_URL: PostgresUrl,
  REDIS_URL: RedisUrl.optional(),
  PUBLIC_URL: HttpUrl,
  ENCRYPTION_KEY: EncryptionKeys,
  TRUSTED_PROXIES: List,
  ...watchSettings,
  LOG_LEVEL: LogLevel.default('info'),
})
export type IngestConfig = z.infer<typeof IngestConfig>

export const readConfig = (env: Record<string, string | undefined> = process.env): IngestConfig =>
  parseEnv(IngestConfig, env)
