import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { logTrouble } from '../log-trouble.ts'
import { type Failure, nothingHereText, toProblem } from './to-problem.ts'

function send(reply: FastifyReply, { status, problem, retryAfterSeconds }: Failure) {
  if (retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))))
  return reply.code(status).serializer(JSON.stringify).type('application/json; charset=utf-8').send(problem)
}

export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toProblem(error, request.id)
  if (failure.status >= 500) logTrouble(request.log, { error, message: 'request failed', level: 'error' })
  else request.log.debug({ err: error }, 'request refused')
  return send(reply, failure)
}

export function addErrorResponses(app: FastifyInstance): void {
  app.setErrorHandler(replyWithError)
  app.setNotFoundHandler((request, reply) => replyWithError(new AppError('not_found', nothingHereText), request, reply))
}
