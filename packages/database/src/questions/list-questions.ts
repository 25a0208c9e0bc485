import { answerContext, questionContext } from '../incidents/sealing-contexts.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openText } from '../secrets/open-text.ts'
import { openJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { KeptAnswer } from './kept-answer.ts'

const MAX_QUESTIONS = 200

/** The latest of an incident's conversation, oldest first. */
export async function listQuestions(tx: TenantTransaction, cipher: CompanyCipher, incidentId: string) {
  const latest = await tx
    .selectFrom('incidentQuestions as entry')
    .leftJoin('users as person', 'person.id', 'entry.askedBy')
    .select([
      'entry.id',
      'entry.askedAt',
      'entry.question',
      'entry.sealedQuestion',
      'entry.answer',
      'entry.lookingSince',
      'person.id as personId',
      'person.firstName',
      'person.lastName',
    ])
    .where('entry.incidentId', '=', incidentId)
    .orderBy('entry.id', 'desc')
    .limit(MAX_QUESTIONS)
    .execute()
  return latest.toReversed().map(({ question: plain, sealedQuestion: sealed, answer, ...row }) => ({
    ...row,
    question: openText(cipher, { sealed, plain }, questionContext(row.id)),
    answer: KeptAnswer.parse(openJson(cipher, answer, answerContext(row.id))),
  }))
}
