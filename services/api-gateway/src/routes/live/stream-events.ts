import { PassThrough } from 'node:stream'
import { AppError } from '@holdfast/runtime/app-error'
import type { FastifyReply } from 'fastify'
import type { Follower, LiveFeed } from './create-live-feed.ts'

const KEEP_OPEN_MS = 15_000
/** Then the client comes again, and shows that it still may: a session that ended meanwhile hears no more. */
const MAX_MS = 300_000
/** A client that does not read is let go. */
const MAX_UNREAD_BYTES = 65_536
/** No event to whoever reads them. */
const COMMENT = ':\n\n'

export function streamEvents(
  reply: FastifyReply,
  liveFeed: LiveFeed,
  person: Pick<Follower, 'customerId' | 'userId'>,
): FastifyReply {
  const events = new PassThrough()
  const end = () => void events.end()
  const write = (text: string) => {
    if (events.writableLength > MAX_UNREAD_BYTES) events.destroy()
    if (!events.destroyed && !events.writableEnded) events.write(text)
  }
  const tell: Follower['tell'] = (event) => write(`data: ${JSON.stringify(event)}\n\n`)
  const stop = liveFeed.follow({ ...person, tell, end })
  if (!stop) throw new AppError('too_many_requests', 'You follow the events in too many places already.')
  const keepOpen = setInterval(() => write(COMMENT), KEEP_OPEN_MS)
  const over = setTimeout(end, MAX_MS)
  events.once('close', () => {
    stop()
    clearInterval(keepOpen)
    clearTimeout(over)
  })
  reply.raw.once('close', () => events.destroy())
  // At once, since headers wait for a body.
  write(COMMENT)
  return reply.type('text/event-stream; charset=utf-8').header('cache-control', 'no-store').send(events)
}
