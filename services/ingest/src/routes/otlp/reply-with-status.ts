import type { IncomingHttpHeaders } from 'node:http'
import { writeStatus } from '@holdfast/otlp/write-status'
import { toProblem } from '@holdfast/runtime/fastify/to-problem'
import { logTrouble } from '@holdfast/runtime/log-trouble'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { rpcCodeOf } from '../../receive/rpc-code-of.ts'
import { contentTypes } from './read-otlp-headers.ts'

/** The protocol wants a google.rpc.Status; in JSON it carries the members of our own problems too. */
export function replyWithStatus(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, problem, retryAfterSeconds } = toProblem(error, request.id)
  if (status >= 500) logTrouble(request.log, { error, message: 'export failed', level: 'error' })
  if (retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))))
  const code = rpcCodeOf(status)
  const message = problem.detail
  if (isProtobuf(request.headers)) {
    return reply
      .code(status)
      .type(contentTypes.protobuf)
      .send(writeStatus('protobuf', { code, message, retryAfterSeconds }))
  }
  const { detail, request_id } = problem
  return reply.code(status).type(contentTypes.json).send(JSON.stringify({ code, message, detail, request_id }))
}

const isProtobuf = (headers: IncomingHttpHeaders): boolean => /protobuf/i.test(headers['content-type'] ?? '')
