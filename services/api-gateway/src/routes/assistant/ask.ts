import { Answer, AskRequest } from '@holdfast/contracts/assistant'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { answerPlace } from '@holdfast/database/incidents/sealed-places'
import { addQuestion } from '@holdfast/database/questions/add-question'
import { sealJson } from '@holdfast/database/secrets/seal-json'
import { countUsage } from '@holdfast/database/usage/count-usage'
import { answerQuestion } from '@holdfast/llm/answers/answer-question'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { callerOf } from '../../auth/caller.ts'
import { gatherFacts } from '../../incidents/gather-facts.ts'
import { isGithubConnected } from '../../integrations/is-github-connected.ts'
import type { Route } from '../../route-dependencies.ts'
import { streamAnswer } from './stream-answer.ts'

export const ask: Route = async (app, { database, vault, settings, now }) => {
  app.post(
    '/api/v1/dashboard/incidents/:id/ask',
    {
      config: { access: 'member' },
      schema: {
        tags: ['assistant'],
        params: IdParams,
        body: AskRequest,
        response: { 200: Answer, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { customerId, userId } = callerOf(request)
      const incidentId = request.params.id
      const { question } = request.body
      const answer = await database.withTenant(customerId, async (tx) => {
        const facts = await gatherFacts(tx, vault, {
          incidentId,
          isCodeHostConnected: settings.github !== undefined && (await isGithubConnected(tx)),
          nowMs: now().getTime(),
        })
        const given = answerQuestion(facts, question)
        const id = uuidV7()
        const cipher = await vault.cipherOf(tx, customerId)
        await addQuestion(tx, {
          id,
          customerId,
          incidentId,
          askedBy: userId,
          question,
          answer: sealJson(cipher, given, answerPlace(id)),
        })
        await countUsage(tx, customerId, 'ai-chat')
        return given
      })
      return request.headers.accept?.includes('text/event-stream') ? streamAnswer(reply, answer) : answer
    },
  )
}
