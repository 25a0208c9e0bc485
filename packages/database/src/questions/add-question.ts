import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { answerContext, questionContext } from '../incidents/sealing-contexts.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { sealJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import type { KeptAnswer } from './kept-answer.ts'

export interface AnsweredQuestion {
  readonly customerId: string
  readonly incidentId: string
  readonly askedBy: string
  readonly question: string
  readonly answer: KeptAnswer
}

/** Both are sealed: an answer quotes log lines or code. */
export async function addQuestion(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  { question, answer, ...rest }: AnsweredQuestion,
): Promise<void> {
  const id = uuidV7()
  await tx
    .insertInto('incidentQuestions')
    .values({
      ...rest,
      id,
      sealedQuestion: sealJson(cipher, question, questionContext(id)),
      answer: sealJson(cipher, answer, answerContext(id)),
    })
    .execute()
}
