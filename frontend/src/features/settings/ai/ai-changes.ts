import type { AiSettings, SaveAiSettingsRequest } from '@holdfast/contracts/ai-settings'

export interface AiForm {
  readonly mode: AiSettings['mode']
  readonly maskAddresses: AiSettings['mask_addresses']
  readonly dailyTokens: string
  readonly baseUrl: string
  readonly model: string
  /** Empty: the present key stays. */
  readonly apiKey: string
  readonly isMasked: boolean
}

export const formOf = (saved: AiSettings): AiForm => ({
  mode: saved.mode,
  maskAddresses: saved.mask_addresses,
  dailyTokens: String(saved.daily_token_budget),
  baseUrl: saved.own_endpoint?.base_url ?? '',
  model: saved.own_endpoint?.model ?? '',
  apiKey: '',
  isMasked: saved.own_endpoint?.is_masked ?? true,
})

const MAX_TOKENS = 100_000_000

/** The sentence that stands in the way of saving, or null. */
export function checkAiForm(form: AiForm): string | null {
  const tokens = Number(form.dailyTokens)
  if (form.dailyTokens.trim() === '' || !Number.isInteger(tokens) || tokens < 0 || tokens > MAX_TOKENS)
    return 'Tokens per day must be a whole number from 0 to 100,000,000.'
  const isEndpointBegun = [form.baseUrl, form.model, form.apiKey].some((text) => text.trim() !== '')
  if (form.mode !== 'own' && !isEndpointBegun) return null
  if (!/^https?:\/\/\S+$/.test(form.baseUrl.trim()))
    return 'Your endpoint needs an address such as https://models.example.com/v1.'
  if (form.model.trim() === '') return 'Your endpoint needs the name of a model.'
  return null
}

/** Only what differs goes along; an unchanged endpoint is not sent, so that its key stays. */
export function aiChanges(form: AiForm, saved: AiSettings): SaveAiSettingsRequest {
  const before = formOf(saved)
  const isEndpointChanged =
    form.baseUrl.trim() !== before.baseUrl ||
    form.model.trim() !== before.model ||
    form.apiKey.trim() !== '' ||
    form.isMasked !== before.isMasked
  return {
    ...(form.mode === before.mode ? {} : { mode: form.mode }),
    ...(form.maskAddresses === before.maskAddresses ? {} : { mask_addresses: form.maskAddresses }),
    ...(Number(form.dailyTokens) === saved.daily_token_budget ? {} : { daily_token_budget: Number(form.dailyTokens) }),
    ...(isEndpointChanged
      ? {
          own_endpoint: {
            base_url: form.baseUrl.trim(),
            model: form.model.trim(),
            is_masked: form.isMasked,
            ...(form.apiKey.trim() === '' ? {} : { api_key: form.apiKey.trim() }),
          },
        }
      : {}),
  }
}
