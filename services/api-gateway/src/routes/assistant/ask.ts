import { Answer, AskRequest } from '@holdfast/contracts/assistant'
import { questionProgressed } from '@holdfast/contracts/events/catalogue'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { askQuestion } from '@holdfast/incidents/ask/ask-question'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'
import { signalWhenLeft } from './signal-when-left.ts'
import { streamAnswer } from './stream-answer.ts'

export const ask: Route = async (app, dependencies) => {
  const { background, stream } = dependencies
  const onProgress = (questionId: string, hear: () => void) =>
    stream.listen(questionProgressed, (progressed) => {
      if (progressed.questionId === questionId) hear()
    })
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
      const { question, in_logs: inLogs = false } = request.body
      const wanted = { incidentId: request.params.id, question, inLogs }
      const give = await askQuestion({ ...dependencies, onProgress }, requesterOf(request), wanted)
      const signal = signalWhenLeft(reply)
      if (request.headers.accept?.includes('text/event-stream')) {
        return streamAnswer(reply, background, (told) => give(signal, told))
      }
      const answer = give(signal)
      background.run(Promise.allSettled([answer]))
      return answer
    },
  )
}
