import type { TokenUsage } from '../client/model-error.ts'
import type { ModelPrices } from '../settings/read-model-settings.ts'

/** A dollar for a million tokens is a millionth of a dollar for one. */
export const costOf = ({ promptTokens, completionTokens }: TokenUsage, prices: ModelPrices | null): number | null =>
  prices && Math.round(promptTokens * prices.input + completionTokens * prices.output)
