import { z } from 'zod'
import { OneLine } from './one-line.ts'
import { Timestamp } from './scalars.ts'
import { AiAddressPolicy, AiMode, AiTokenBudget } from './settings.ts'

/** A company's own OpenAI-compatible endpoint. Its key is never shown again. */
export const OwnModelEndpoint = z.object({
  base_url: z.string(),
  model: z.string(),
  has_api_key: z.boolean(),
  /** Secrets and personal data are masked here too, unless the company wants its lines sent as they are. */
  is_masked: z.boolean(),
  updated_at: Timestamp,
})
export type OwnModelEndpoint = z.infer<typeof OwnModelEndpoint>

/** GET and POST /api/v1/settings/ai, for admins. */
export const AiSettings = z.object({
  mode: AiMode,
  mask_addresses: AiAddressPolicy,
  daily_token_budget: AiTokenBudget,
  /** What mode `masked` uses; null where the operator set up none, and the analysis answers alone. */
  operator_endpoint: z
    .object({
      /** Such as `api.openai.com`. */
      host: z.string(),
      model: z.string(),
      /** The most that a company may spend here, whatever its own budget. */
      daily_token_limit: z.number().int(),
    })
    .nullable(),
  own_endpoint: OwnModelEndpoint.nullable(),
})
export type AiSettings = z.infer<typeof AiSettings>

/** What a header can carry. */
const HeaderText = z
  .string()
  .trim()
  .max(1_000)
  .regex(/^[\x21-\x7E]+$/, 'must hold letters, digits and signs alone')

/** What is left out stays as it is. */
export const SaveAiSettingsRequest = z
  .object({
    mode: AiMode,
    mask_addresses: AiAddressPolicy,
    daily_token_budget: AiTokenBudget,
    /** Null removes it. */
    own_endpoint: z
      .object({
        base_url: z.string().trim().min(1).max(500),
        model: OneLine(200).trim().min(1),
        /** Left out: the present key stays, unless the endpoint is another server. Null removes it. */
        api_key: HeaderText.nullable().optional(),
        is_masked: z.boolean().default(true),
      })
      .nullable(),
  })
  .partial()
export type SaveAiSettingsRequest = z.infer<typeof SaveAiSettingsRequest>

export const AiSpendQuery = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) })
export type AiSpendQuery = z.infer<typeof AiSpendQuery>

const Spend = z.object({
  calls: z.number().int(),
  prompt_tokens: z.number().int(),
  completion_tokens: z.number().int(),
  /** Zero where the operator named no prices. */
  cost_usd: z.number(),
})

/** GET /api/v1/settings/ai/spend, for admins. Days are UTC days. */
export const AiSpend = z.object({
  /** Whether `cost_usd` means anything: the operator named prices. */
  has_prices: z.boolean(),
  today: z.object({
    day: z.iso.date(),
    /** The company's, or the operator's limit where that is lower. */
    token_budget: z.number().int(),
    tokens_used: z.number().int(),
    /** Held by calls under way. */
    tokens_reserved: z.number().int(),
    tokens_left: z.number().int(),
  }),
  /** The latest first; days without a call are left out. */
  days: z.array(Spend.extend({ day: z.iso.date() })),
  /** Of the days shown. */
  total: Spend,
})
export type AiSpend = z.infer<typeof AiSpend>
