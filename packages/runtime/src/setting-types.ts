import { z } from 'zod'

/** 0 takes any free port: for services behind something that finds them, and for tests. */
export const Port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a port number')
  .min(0, 'must be a port number from 0 to 65535')
  .max(65_535, 'must be a port number from 0 to 65535')

export const PortOrOff = z.union([z.literal('off').transform(() => undefined), Port], {
  error: "must be a port number or 'off'",
})

export const HttpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
export const PostgresUrl = z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres:// address' })
export const RedisUrl = z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' })
export const SmtpUrl = z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' })

/** Separated by commas. */
export const List = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )

export const EmailList = List.transform((emails) => emails.map((email) => email.toLowerCase()))

export const RetentionDays = z.coerce
  .number({ error: 'must be a number of days' })
  .int('must be a whole number of days')
  .min(1, 'must be 1 or more')
  .max(3_650, 'must be 3650 or less')

export const LogLevel = z.enum(['debug', 'info', 'warn', 'error'], { error: 'must be debug, info, warn or error' })

/** How each process lets itself be watched; its log level and metrics port differ by what runs beside it. */
export const watchSettings = {
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: HttpUrl.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: 'must be a number from 0 to 1' }).min(0).max(1).default(1),
}
