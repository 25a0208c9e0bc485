import type { AccountRow } from '@holdfast/database/accounts/find-accounts-by-email'
import { isKnownBrowser } from '@holdfast/database/sessions/is-known-browser'
import type { FastifyRequest } from 'fastify'
import type { AccountLimit } from '../rate-limits/account-limits.ts'
import { limitSubject } from '@holdfast/runtime/limit-subject'
import type { RouteDependencies } from '../route-dependencies.ts'

type Guarded = [limit: AccountLimit, subject: string]

const SHORTEST_ID = 16

/** The random id that a browser made for itself: a mark for recognizing it, never a proof of who uses it. */
export function browserHashes(request: FastifyRequest, { keyRing }: Pick<RouteDependencies, 'keyRing'>): Buffer[] {
  const id = request.headers['x-browser-id']
  return typeof id === 'string' && id.length >= SHORTEST_ID ? keyRing.candidateHashes(id.slice(0, 200), 'browser') : []
}

/**
 * Which counters wrong passwords go to. A stranger's failures must not keep an account's owner out: a browser that has
 * signed in to it before counts by itself, all others by their address, and together in a wide one.
 */
export async function passwordGuard(
  request: FastifyRequest,
  { database, keyRing, limiter }: Pick<RouteDependencies, 'database' | 'keyRing' | 'limiter'>,
  email: string,
  account: AccountRow | undefined,
) {
  const hashes = browserHashes(request, { keyRing })
  const isKnown =
    account !== undefined &&
    hashes.length > 0 &&
    (await database.withSystem('sign-in', (tx) => isKnownBrowser(tx, { userId: account.userId, hashes })))
  const counters: Guarded[] = isKnown
    ? [['failures_per_account', `${email} browser ${hashes[0]?.toString('hex')}`]]
    : [
        ['failures_per_account', `${email} ${limitSubject(request.ip)}`],
        ['failures_from_strangers', email],
      ]
  const each = async (act: (...counter: Guarded) => Promise<void>) => {
    for (const counter of counters) await act(...counter)
  }
  return {
    check: () => each((...counter) => limiter.check(...counter)),
    take: () => each((...counter) => limiter.take(...counter)),
    clear: () => each((...counter) => limiter.clear(...counter)),
  }
}
