import type { Insertable } from 'kysely'
import type { IncidentQuestionsTable } from '../schema/incident-questions-table.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** `id` is the caller's, because the answer is sealed for it. */
export const addQuestion = (tx: TenantTransaction, question: Omit<Insertable<IncidentQuestionsTable>, 'askedAt'>) =>
  tx.insertInto('incidentQuestions').values(question).execute()
