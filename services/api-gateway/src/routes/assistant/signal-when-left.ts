import type { FastifyReply } from 'fastify'

/** Aborts when whoever asked is gone before the answer was whole. */
export function signalWhenLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  return left.signal
}
