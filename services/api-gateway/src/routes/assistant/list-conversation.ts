import { type Answer, Conversation, type ConversationEntry } from '@holdfast/contracts/assistant'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { answerPlace } from '@holdfast/database/incidents/sealed-places'
import { listQuestions } from '@holdfast/database/questions/list-questions'
import { openJson } from '@holdfast/database/secrets/seal-json'
import { callerOf } from '../../auth/caller.ts'
import { requireIncident } from '../../incidents/read-incident.ts'
import { toPersonName } from '../../incidents/to-person-name.ts'
import type { Route } from '../../route-dependencies.ts'

export const listConversation: Route = async (app, { database, vault }) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/conversation',
    {
      config: { access: 'member' },
      schema: { tags: ['assistant'], params: IdParams, response: { 200: Conversation, '4xx': Problem } },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      return database.withTenant(customerId, async (tx) => {
        await requireIncident(tx, request.params.id)
        const cipher = await vault.cipherOf(tx, customerId)
        const questions = await listQuestions(tx, cipher, request.params.id)
        return {
          entries: questions.map((row) => {
            const answer = openJson(cipher, row.answer, answerPlace(row.id)) as Answer &
              Pick<Partial<ConversationEntry>, 'analysis'>
            return {
              ...answer,
              analysis: answer.analysis ?? null,
              id: row.id,
              asked_at: row.askedAt.toISOString(),
              asked_by: toPersonName(row.personId, row.firstName, row.lastName),
              question: row.question,
            }
          }),
        }
      })
    },
  )
}
