import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { answerContext, questionContext } from '../incidents/sealing-contexts.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { sealJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import type { KeptAnswer } from './kept-answer.ts'

export interface AnsweredQuestion {
  readonly customerId: string
  readonly incidentId: string
  readonly askedBy: string | null
  readonly question: string
  /** What is known without the logs, where these are still to be looked into. */
  readonly answer: KeptAnswer
  readonly lookingSince?: Date | null
}

/** Both are sealed: an answer quotes log lines or code. Returns its id. */
export async function addQuestion(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  { question, answer, lookingSince = null, ...rest }: AnsweredQuestion,
): Promise<string> {
  const id = uuidV7()
  await tx
    .insertInto('incidentQuestions')
    .values({
      ...rest,
      id,
      lookingSince,
      sealedQuestion: sealJson(cipher, question, questionContext(id)),
      answer: sealJson(cipher, answer, answerContext(id)),
    })
    .execute()
  return id
}
