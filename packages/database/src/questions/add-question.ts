import type { Insertable } from 'kysely'
import { questionPlace } from '../incidents/sealed-places.ts'
import type { IncidentQuestionsTable } from '../schema/incident-questions-table.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { sealJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

type NewQuestion = Omit<Insertable<IncidentQuestionsTable>, 'askedAt' | 'question' | 'sealedQuestion'> & {
  question: string
}

/** `id` is the caller's, because the answer is sealed for it. */
export const addQuestion = (tx: TenantTransaction, cipher: CompanyCipher, { question, ...rest }: NewQuestion) =>
  tx
    .insertInto('incidentQuestions')
    .values({ ...rest, sealedQuestion: sealJson(cipher, question, questionPlace(rest.id)) })
    .execute()
