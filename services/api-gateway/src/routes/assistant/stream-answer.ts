import { Readable } from 'node:stream'
import type { Answer, AnswerEvent } from '@holdfast/contracts/assistant'
import type { FastifyReply } from 'fastify'

const toEvent = (event: AnswerEvent): string => `data: ${JSON.stringify(event)}\n\n`

/** Paragraph by paragraph, then the whole answer, which is the one that counts. */
export function streamAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  const paragraphs = answer.answer.split(/(?<=\n\n)/)
  const events = [...paragraphs.map((text) => toEvent({ type: 'delta', text })), toEvent({ type: 'answer', answer })]
  return reply.type('text/event-stream; charset=utf-8').header('cache-control', 'no-store').send(Readable.from(events))
}
