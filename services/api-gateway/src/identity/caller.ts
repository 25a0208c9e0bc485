import type { Role } from '@holdfast/contracts/people'
import type { AuditActor } from '@holdfast/database/audit/record-audit'
import type { Requester } from '@holdfast/incidents/requester'
import { AppError } from '@holdfast/runtime/app-error'
import type { FastifyRequest } from 'fastify'
import type { Access } from './access.ts'

/** Who is calling, as the database knows them at this moment. */
export interface Caller {
  readonly userId: string
  readonly customerId: string
  readonly sessionId: string
  readonly role: Role
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly isOperator: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
  interface FastifyContextConfig {
    access?: Access
  }
}

/** For handlers of routes that need a session. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new AppError('unauthenticated', 'Please sign in.')
  return request.caller
}

export const actorOf = ({ userId, firstName, lastName, email }: Caller): AuditActor => ({
  userId,
  name: `${firstName} ${lastName}`.trim(),
  email,
})

/** As the audit log names whoever calls. */
export function requesterOf(request: FastifyRequest): Requester {
  const caller = callerOf(request)
  return { customerId: caller.customerId, actor: actorOf(caller), address: request.ip, requestId: request.id }
}
