import { Answer, AskRequest } from '@holdfast/contracts/assistant'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { readModelPolicy } from '@holdfast/database/model-endpoints/read-model-policy'
import { countUsage } from '@holdfast/database/usage/count-usage'
import { auditOf, callerOf } from '../../auth/caller.ts'
import { gatherFacts } from '../../incidents/gather-facts.ts'
import { keepAnswer } from '../../incidents/keep-answer.ts'
import { isGithubConnected } from '../../integrations/is-github-connected.ts'
import type { Route } from '../../route-dependencies.ts'
import { signalWhenLeft } from './signal-when-left.ts'
import { streamAnswer } from './stream-answer.ts'

export const ask: Route = async (app, { database, vault, settings, assistant, background, now }) => {
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
      const { facts, policy } = await database.withTenant(customerId, async (tx) => {
        const gathered = await gatherFacts(tx, vault, {
          incidentId,
          isCodeHostConnected: settings.github !== undefined && (await isGithubConnected(tx)),
          nowMs: now().getTime(),
        })
        await countUsage(tx, customerId, 'ai-chat')
        return { facts: gathered, policy: await readModelPolicy(tx, vault, customerId) }
      })

      const keep = (answer: Answer) =>
        database.withTenant(customerId, (tx) =>
          keepAnswer(tx, vault, { customerId, incidentId, askedBy: userId, question, answer }),
        )
      const signal = signalWhenLeft(reply)
      const origin = { ...auditOf(request), incidentId, purpose: 'ask' } as const
      // No transaction is open while a model is asked; what was asked is kept even where nobody waits for the answer.
      const give = async (onDelta?: (markdown: string) => void): Promise<Answer> => {
        const answer = await assistant.answer({ facts, question, policy, origin, signal, onDelta })
        await keep(answer)
        return answer
      }
      if (request.headers.accept?.includes('text/event-stream')) return streamAnswer(reply, background, give)
      const answer = give()
      background.run(Promise.allSettled([answer]))
      return answer
    },
  )
}
