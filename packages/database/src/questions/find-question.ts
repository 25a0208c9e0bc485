import { answerContext, questionContext } from '../incidents/sealing-contexts.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openText } from '../secrets/open-text.ts'
import { openJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { KeptAnswer } from './kept-answer.ts'

export async function findQuestion(tx: TenantTransaction, cipher: CompanyCipher, id: string) {
  const row = await tx
    .selectFrom('incidentQuestions as entry')
    .leftJoin('users as person', 'person.id', 'entry.askedBy')
    .select([
      'entry.id',
      'entry.incidentId',
      'entry.question',
      'entry.sealedQuestion',
      'entry.answer',
      'entry.lookingSince',
      'person.id as personId',
      'person.firstName',
      'person.lastName',
      'person.email',
    ])
    .where('entry.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { question: plain, sealedQuestion: sealed, answer, ...rest } = row
  return {
    ...rest,
    question: openText(cipher, { sealed, plain }, questionContext(id)),
    answer: KeptAnswer.parse(openJson(cipher, answer, answerContext(id))),
  }
}

export type QuestionRow = NonNullable<Awaited<ReturnType<typeof findQuestion>>>
