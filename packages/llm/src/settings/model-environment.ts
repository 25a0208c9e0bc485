import { z } from 'zod'

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(least, `must be ${least} or more`)
    .max(most, `must be ${most} or less`)
const Price = z.coerce.number({ error: 'must be a number of dollars' }).min(0, 'must be 0 or more').max(10_000)
const HostList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine(
    (hosts) => hosts.every((host) => !/[/@\s]/.test(host)),
    'must be host names or addresses, separated by commas',
  )

/** The settings of every service that asks a model; each config.ts spreads them into its own. */
export const modelEnvironment = {
  OPENAI_API_KEY: z.string().trim().min(1).optional(),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  OPENAI_MODEL: z.string().trim().min(1).default('gpt-4.1-mini'),
  OPENAI_TIMEOUT_SECONDS: wholeNumber(1, 600).default(45),
  OPENAI_CONCURRENCY: wholeNumber(1, 256).default(4),
  OPENAI_CONTEXT_TOKENS: wholeNumber(500, 200_000).optional(),
  OPENAI_DAILY_TOKENS: wholeNumber(0, 100_000_000).default(200_000),
  OPENAI_INPUT_PRICE: Price.optional(),
  OPENAI_OUTPUT_PRICE: Price.optional(),
  OPENAI_ALLOWED_HOSTS: HostList,
} as const

export type ModelEnvironment = z.output<z.ZodObject<typeof modelEnvironment>>
