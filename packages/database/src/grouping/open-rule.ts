import { groupingRuleContext } from '../incidents/sealing-contexts.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openText } from '../secrets/open-text.ts'

export const openRule = (
  cipher: CompanyCipher,
  { id, description: plain, sealedDescription: sealed }: RuleWords,
): string => openText(cipher, { sealed, plain }, groupingRuleContext(id))

export interface RuleWords {
  readonly id: string
  readonly description: string | null
  readonly sealedDescription: Buffer | null
}
