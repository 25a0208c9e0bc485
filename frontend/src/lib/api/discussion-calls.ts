import { ModelCalls } from '@holdfast/contracts/assistant'
import type { InvestigationStep } from '@holdfast/contracts/investigation'
import { request } from './request.ts'
import { requireApiKey } from './require-api-key.ts'
import { readServerEvents } from './read-server-events.ts'
import { send } from './send.ts'
import { ShownAnswer, ShownAnswerEvent, ShownComment, ShownComments, ShownConversation } from './shown-answers.ts'

const pathOf = (id: string, rest: string) => `/api/v1/dashboard/incidents/${encodeURIComponent(id)}/${rest}`

export const fetchComments = (id: string) => request(ShownComments, { path: pathOf(id, 'comments') })

export const addComment = (id: string, text: string) =>
  request(ShownComment, { method: 'POST', path: pathOf(id, 'comments'), body: { comment_text: text } })

export const editComment = (id: string, commentId: string, text: string) =>
  request(ShownComment, { method: 'PATCH', path: pathOf(id, `comments/${commentId}`), body: { comment_text: text } })

export const deleteComment = (id: string, commentId: string) =>
  send({ method: 'DELETE', path: pathOf(id, `comments/${commentId}`) })

export const fetchConversation = (id: string) => request(ShownConversation, { path: pathOf(id, 'conversation') })
export const fetchModelCalls = (id: string) => request(ModelCalls, { path: pathOf(id, 'model-calls') })

export interface AskOptions {
  /** Look into the logs for it, whatever the incident's own facts say. */
  readonly inLogs: boolean
  readonly onDelta: (text: string) => void
  readonly onStep: (step: InvestigationStep) => void
}

/** Streams where the server does; a plain JSON answer is as good. */
export async function ask(id: string, question: string, { inLogs, onDelta, onStep }: AskOptions): Promise<ShownAnswer> {
  const response = await send({
    method: 'POST',
    path: pathOf(id, 'ask'),
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
