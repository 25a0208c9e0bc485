import type { ConversationEntry } from '@holdfast/contracts/assistant'
import { listQuestions } from '@holdfast/database/questions/list-questions'
import type { IncidentStore } from '../incident-store.ts'
import { isLooking } from './is-looking.ts'
import { requireIncident } from '../show/read-incident.ts'
import { toPersonName } from '../show/to-person-name.ts'

export const listConversation = (
  { database, vault, now }: IncidentStore & { readonly now: () => Date },
  customerId: string,
  incidentId: string,
): Promise<ConversationEntry[]> =>
  database.withTenant(customerId, async (tx) => {
    await requireIncident(tx, incidentId)
    const questions = await listQuestions(tx, await vault.cipherOf(tx, customerId), incidentId)
    return questions.map((row) => ({
      ...row.answer,
      id: row.id,
      asked_at: row.askedAt.toISOString(),
      asked_by: toPersonName(row.personId, row.firstName, row.lastName),
      question: row.question,
      is_looking: isLooking(row.lookingSince, now()),
    }))
  })
