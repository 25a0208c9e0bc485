import { findPerson } from '@holdfast/database/accounts/find-person'
import { AppError } from '@holdfast/runtime/app-error'
import type { FastifyRequest } from 'fastify'
import type { RouteDependencies } from '../route-dependencies.ts'
import { callerOf } from './caller.ts'

/** Again, for what a stolen session must not do. Guesses count per session, where no stranger can add to them. */
export async function requirePassword(
  request: FastifyRequest,
  { database, passwords, limiter }: RouteDependencies,
  password: string,
): Promise<void> {
  const { customerId, userId, sessionId } = callerOf(request)
  await limiter.check('failures_per_session', sessionId)
  const person = await database.withTenant(customerId, (tx) => findPerson(tx, userId))
  if (await passwords.matches(password, person?.passwordHash)) return
  await limiter.take('failures_per_session', sessionId)
  throw new AppError('wrong_password', 'Current password is incorrect.')
}
