import os from 'node:os'
import path from 'node:path'
import { modelEnvironment } from '@holdfast/llm/settings/model-environment'
import { EncryptionKeys } from '@holdfast/runtime/encryption-keys'
import { parseEnv } from '@holdfast/runtime/parse-env'
import {
  EmailList,
  HttpUrl,
  List,
  LogLevel,
  Port,
  PortOrOff,
  PostgresUrl,
  RedisUrl,
  RetentionDays,
  SmtpUrl,
  watchSettings,
} from '@holdfast/runtime/setting-types'
import { SigningSecrets } from '@holdfast/runtime/signing-secrets'
import { z } from 'zod'

const rootDir = path.resolve(import.meta.dirname, '../../..')

/** Every setting of the standalone product; what a service of it needs is handed to it by the supervisor. */
const Settings = z.object({
  PORT: Port.min(1, 'must be a port number from 1 to 65535').default(8000),
  HOST: z.string().default('127.0.0.1'),
  OTLP_HTTP_PORT: PortOrOff.prefault(4318),
  OTLP_GRPC_PORT: PortOrOff.prefault(4317),
  DATA_DIR: z
    .string()
    .default(path.join(rootDir, '.holdfast'))
    .transform((dir) => path.resolve(process.env['INIT_CWD'] ?? '.', dir)),
  DATABASE_URL: PostgresUrl.optional(),
  REDIS_URL: RedisUrl.optional(),
  PUBLIC_URL: HttpUrl.transform((url) => url.replace(/(?<!\/)\/+$/, '')).optional(),
  SMTP_URL: SmtpUrl.optional(),
  MAIL_FROM: z.string().optional(),
  SUPPORT_EMAIL: z.email('must be an email address').optional(),
  JWT_SECRET: SigningSecrets.optional(),
  ENCRYPTION_KEY: EncryptionKeys.optional(),
  OPERATOR_EMAILS: EmailList,
  ...modelEnvironment,
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: HttpUrl.optional(),
  GITHUB_API_URL: HttpUrl.optional(),
  GITHUB_WEBHOOK_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  RETENTION_DAYS: RetentionDays.default(14),
  TRUSTED_PROXIES: List,
  METRICS_PORT: PortOrOff.prefault(9464),
  WORKERS: z.coerce
    .number({ error: 'must be a number of processes' })
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(256, 'must be 256 or less')
    .default(Math.max(1, os.availableParallelism() - 1)),
  DEMO: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('on'),
  /** For developers: services start again when their code changes. */
  RELOAD: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('off'),
  ...watchSettings,
  LOG_LEVEL: LogLevel.default('warn'),
})

/** What a backup and a restore need to know. */
const DataSettings = Settings.pick({ DATA_DIR: true, DATABASE_URL: true, ENCRYPTION_KEY: true })
export type DataConfig = z.output<typeof DataSettings>

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')

const Config = Settings.superRefine((settings, context) => {
  if (!isLoopback(settings.HOST) && !settings.SMTP_URL) {
    context.addIssue({
      code: 'custom',
      path: ['HOST'],
      message: 'others can reach this address, so mail must be real: set SMTP_URL and MAIL_FROM too',
    })
  }
  if (settings.SMTP_URL && !settings.MAIL_FROM) {
    context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'is needed where SMTP_URL is set' })
  }
  if (Boolean(settings.GITHUB_CLIENT_ID) !== Boolean(settings.GITHUB_CLIENT_SECRET)) {
    context.addIssue({
      code: 'custom',
      path: ['GITHUB_CLIENT_ID'],
      message: 'GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET go together',
    })
  }
}).transform((settings) => ({
  ...settings,
  PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
}))
export type StandaloneConfig = z.output<typeof Config>

/** What the supervisor adds for the services it starts. */
const ServiceSettings = z.object({
  DATABASE_URL: z.string(),
  JWT_SECRET: SigningSecrets,
  ENCRYPTION_KEY: EncryptionKeys,
})
export type WebConfig = StandaloneConfig & z.output<typeof ServiceSettings>

type Environment = Record<string, string | undefined>

export const readConfig = (env: Environment = process.env): StandaloneConfig => parseEnv(Config, env)

export const readDataConfig = (env: Environment = process.env): DataConfig => parseEnv(DataSettings, env)

export const readWebConfig = (env: Environment = process.env): WebConfig => ({
  ...parseEnv(Config, env),
  ...parseEnv(ServiceSettings, env),
})

/** The environment of a service: ours, and what the supervisor knows better, whether it came from a file or not. */
export function serviceEnvironment(known: Environment): Environment {
  const fromFiles = new Set(Object.keys(known).map((name) => `${name}_FILE`))
  return { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !fromFiles.has(name))), ...known }
}

/** For the process that brings the database up to date. */
export const readOwnerUrl = (env: Environment = process.env): string =>
  parseEnv(z.object({ DATABASE_URL: z.string() }), env).DATABASE_URL
