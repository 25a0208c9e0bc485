import type { Answer, ConversationEntry } from '@holdfast/contracts/assistant'
import { answerPlace } from '@holdfast/database/incidents/sealed-places'
import { addQuestion } from '@holdfast/database/questions/add-question'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import { sealJson } from '@holdfast/database/secrets/seal-json'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'

interface AnsweredQuestion {
  customerId: string
  incidentId: string
  askedBy: string
  question: string
  answer: Answer & Pick<Partial<ConversationEntry>, 'analysis'>
}

/** Sealed, for an answer quotes log lines or code. */
export async function keepAnswer(
  tx: TenantTransaction,
  vault: CompanyVault,
  { answer, ...question }: AnsweredQuestion,
): Promise<void> {
  const id = uuidV7()
  const cipher = await vault.cipherOf(tx, question.customerId)
  await addQuestion(tx, cipher, { ...question, id, answer: sealJson(cipher, answer, answerPlace(id)) })
}
