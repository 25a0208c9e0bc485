import { PassThrough } from 'node:stream'
import type { Answer, AnswerEvent } from '@holdfast/contracts/assistant'
import type { WhileAnswering } from '@holdfast/incidents/ask/ask-question'
import type { FastifyReply } from 'fastify'
import type { BackgroundWork } from '../../background-work.ts'

const KEEP_OPEN_MS = 15_000
/** No event to whoever reads them. */
const COMMENT = ':\n\n'
const FAILED = 'The answer could not be given. Please try again.'

/** Piece by piece as it comes, then the whole answer, which is the one that counts. */
export function streamAnswer(
  reply: FastifyReply,
  background: BackgroundWork,
  give: (told: WhileAnswering) => Promise<Answer>,
): FastifyReply {
  const events = new PassThrough()
  const write = (text: string) => void (events.destroyed || events.write(text))
  const tell = (event: AnswerEvent) => write(`data: ${JSON.stringify(event)}\n\n`)
  // At once, since headers wait for a body; then now and again, since proxies close what is silent.
  write(COMMENT)
  const keepOpen = setInterval(() => write(COMMENT), KEEP_OPEN_MS)
  let hasBegun = false
  const tellDelta = (text: string) => {
    hasBegun = true
    tell({ type: 'delta', text })
  }
  const run = async () => {
    try {
      const answer = await give({ onDelta: tellDelta, onStep: (step) => tell({ type: 'step', step }) })
      if (!hasBegun) for (const paragraph of answer.answer.split(/(?<=\n\n)/)) tellDelta(paragraph)
      tell({ type: 'answer', answer })
    } catch (error) {
      reply.log.error({ err: error }, 'an answer failed while it was streamed')
      tell({ type: 'error', detail: FAILED })
    } finally {
      clearInterval(keepOpen)
      events.end()
    }
  }
  background.run(run())
  return reply.type('text/event-stream; charset=utf-8').header('cache-control', 'no-store').send(events)
}
