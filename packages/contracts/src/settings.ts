import { z } from 'zod'
import { OneLine } from './one-line.ts'
import { ApiKey, Id, Timestamp } from './scalars.ts'

export const Profile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** A changed address that its owner has not verified yet; the old one counts until then. */
  pending_email: z.string().nullable().default(null),
})
export type Profile = z.infer<typeof Profile>

export const UserSettings = z.object({
  email_on_incident: z.boolean().default(false),
})
export type UserSettings = z.infer<typeof UserSettings>

export const AiMode = z.enum(['off', 'masked', 'own'])
export type AiMode = z.infer<typeof AiMode>

/** Which addresses are masked: those of private networks name no one, and often the culprit. */
export const AiAddressPolicy = z.enum(['none', 'public', 'all'])
export type AiAddressPolicy = z.infer<typeof AiAddressPolicy>

/** Tokens a day. */
export const AiTokenBudget = z.number().int().min(0).max(100_000_000)

export const CustomerSettings = z.object({
  organization_display_name: z.string(),
  /** An incident opens after this many events of its kind. */
  min_occurrences: z.number().int().min(1).max(10_000).default(1),
  /** Quiet log time that separates two episodes. */
  quiet_gap_minutes: z.number().int().min(1).max(1_440).default(10),
  ai_mode: AiMode.default('masked'),
  ai_daily_token_budget: AiTokenBudget.default(200_000),
  ai_mask_addresses: AiAddressPolicy.default('public'),
  /** Set while the company waits for its erasure, which an admin can call off until then. */
  erase_at: Timestamp.nullable().default(null),
})
export type CustomerSettings = z.infer<typeof CustomerSettings>

export const Settings = z.object({
  profile: Profile,
  user_settings: UserSettings,
  customer_settings: CustomerSettings,
})
export type Settings = z.infer<typeof Settings>

export const SaveSettingsRequest = z.object({
  profile: z
    .object({ first_name: OneLine(200), last_name: OneLine(200), email: OneLine(254) })
    .partial()
    .optional(),
  password: z.object({ current_password: z.string().max(1_000), new_password: z.string().max(1_000) }).optional(),
  user_settings: z.object({ email_on_incident: z.boolean() }).partial().optional(),
  customer_settings: z
    .object({
      organization_display_name: OneLine(200).trim().min(1, 'The name of the organization is required'),
      min_occurrences: z.number().int().min(1).max(10_000),
      quiet_gap_minutes: z.number().int().min(1).max(1_440),
      ai_mode: AiMode,
      ai_daily_token_budget: AiTokenBudget,
      ai_mask_addresses: AiAddressPolicy,
    })
    .partial()
    .optional(),
})
export type SaveSettingsRequest = z.infer<typeof SaveSettingsRequest>

/** A key as Settings shows it; both of an overlap window are listed. */
export const ApiKeyInfo = z.object({
  id: Id,
  api_key: ApiKey,
  created_at: Timestamp,
  last_used_at: Timestamp.nullable(),
  /** Set on the key that a rotation replaced: it works until then. */
  expires_at: Timestamp.nullable(),
})
export type ApiKeyInfo = z.infer<typeof ApiKeyInfo>

export const ApiKeyList = z.object({ api_keys: z.array(ApiKeyInfo) })
export type ApiKeyList = z.infer<typeof ApiKeyList>

/** POST /api/v1/settings/api-key/rotate. */
export const RotateApiKeyRequest = z.object({ overlap_hours: z.number().int().min(0).max(168).default(24) })
export type RotateApiKeyRequest = z.infer<typeof RotateApiKeyRequest>
