import type { FastifyRequest } from 'fastify'
import type { AccountLimiter } from './account-limiter.ts'
import { limitSubject } from '@holdfast/runtime/limit-subject'

/** A preHandler: one address may try only so often. */
export const limitAuthCalls = (limiter: AccountLimiter) => (request: FastifyRequest) =>
  limiter.take('auth_per_address', limitSubject(request.ip))
