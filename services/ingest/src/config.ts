import { EncryptionKeys } from '@holdfast/runtime/encryption-keys'
import { parseEnv } from '@holdfast/runtime/parse-env'
import { z } from 'zod'

const Port = z.coerce.number().int().min(0).max(65_535)
const PortOrOff = z.union([z.literal('off').transform(() => undefined), Port], {
  error: "must be a port number or 'off'",
})
const List = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )

/** One ingest of a fleet. */
const IngestConfig = z.object({
  PORT: Port.default(8001),
  HOST: z.string().default('0.0.0.0'),
  OTLP_HTTP_PORT: PortOrOff.prefault(4318),
  OTLP_GRPC_PORT: PortOrOff.prefault(4317),
  METRICS_PORT: Port.default(9464),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres:// address' }),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }),
  ENCRYPTION_KEY: EncryptionKeys,
  TRUSTED_PROXIES: List,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})
export type IngestConfig = z.infer<typeof IngestConfig>

export const readConfig = (env: Record<string, string | undefined> = process.env): IngestConfig =>
  parseEnv(IngestConfig, env)
