import { parseEnv } from '@holdfast/runtime/parse-env'
import { z } from 'zod'

const Port = z.coerce.number().int().min(0).max(65_535)

const MailCatcherConfig = z.object({
  HOST: z.string().default('127.0.0.1'),
  SMTP_PORT: Port.default(1025),
  PORT: Port.default(8025),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})
export type MailCatcherConfig = z.infer<typeof MailCatcherConfig>

export const readConfig = (env: Record<string, string | undefined> = process.env): MailCatcherConfig =>
  parseEnv(MailCatcherConfig, env)
