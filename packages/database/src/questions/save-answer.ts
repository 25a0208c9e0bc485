import { answerContext } from '../incidents/sealing-contexts.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { sealJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import type { KeptAnswer } from './kept-answer.ts'

/** While it is looked into, each step is saved with the answer of before. False where nobody looks into it any more. */
export async function saveAnswer(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  { id, answer, isWhole }: { readonly id: string; readonly answer: KeptAnswer; readonly isWhole: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('incidentQuestions')
    .set({ answer: sealJson(cipher, answer, answerContext(id)), ...(isWhole && { lookingSince: null }) })
    .where('id', '=', id)
    .where('lookingSince', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
