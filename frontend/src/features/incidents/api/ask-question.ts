import type { InvestigationStep } from '@holdfast/contracts/investigation'
import { readServerEvents } from '../../../lib/api/read-server-events.ts'
import { requireApiKey } from '../../../lib/api/require-api-key.ts'
import { send } from '../../../lib/api/send.ts'
import { incidentPath } from '../../../lib/incidents/incident-path.ts'
import { ShownAnswer, ShownAnswerEvent } from './shown-answers.ts'

export interface AskOptions {
  /** Look into the logs for it, whatever the incident's own facts say. */
  readonly inLogs: boolean
  readonly onDelta: (text: string) => void
  readonly onStep: (step: InvestigationStep) => void
}

/** Streams where the server does; a plain JSON answer is as good. */
export async function askQuestion(
  id: string,
  question: string,
  { inLogs, onDelta, onStep }: AskOptions,
): Promise<ShownAnswer> {
  const response = await send({
    method: 'POST',
    path: incidentPath(id, '/ask'),
    body: { question, api_key: requireApiKey(), ...(inLogs && { in_logs: true }) },
    headers: { accept: 'text/event-stream, application/json;q=0.9' },
  })
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    return ShownAnswer.parse(await response.json())
  for await (const data of readServerEvents(response)) {
    const event = ShownAnswerEvent.parse(JSON.parse(data))
    if (event.type === 'answer') return event.answer
    if (event.type === 'error') throw new Error(event.detail)
    if (event.type === 'step') onStep(event.step)
    else onDelta(event.text)
  }
  throw new Error('The answer broke off.')
}
