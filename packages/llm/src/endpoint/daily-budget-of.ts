import type { ModelSettings } from '../settings/read-model-settings.ts'
import type { CompanyModelPolicy } from './model-endpoint.ts'

/** The tokens of a company's day: what the operator pays for has the operator's limit too. */
export const dailyBudgetOf = (
  { mode, dailyTokenBudget }: Pick<CompanyModelPolicy, 'mode' | 'dailyTokenBudget'>,
  { dailyTokens }: Pick<ModelSettings, 'dailyTokens'>,
): number => (mode === 'own' ? dailyTokenBudget : Math.min(dailyTokenBudget, dailyTokens))
