import { Answer, AskRequest } from '@holdfast/contracts/assistant'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { askQuestion } from '@holdfast/incidents/ask/ask-question'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'
import { signalWhenLeft } from './signal-when-left.ts'
import { streamAnswer } from './stream-answer.ts'

export const ask: Route = async (app, dependencies) => {
  const { background } = dependencies
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
      const wanted = { incidentId: request.params.id, question: request.body.question }
      const give = await askQuestion(dependencies, requesterOf(request), wanted)
      const signal = signalWhenLeft(reply)
      if (request.headers.accept?.includes('text/event-stream')) {
        return streamAnswer(reply, background, (onDelta) => give(signal, onDelta))
      }
      const answer = give(signal)
      background.run(Promise.allSettled([answer]))
      return answer
    },
  )
}
