import jwt from '@fastify/jwt'
import { createCallerFinder } from '@holdfast/database/sessions/find-caller'
import { findSessionEnd } from '@holdfast/database/sessions/find-session-end'
import { isSeenLongAgo, noteSeen } from '@holdfast/database/sessions/note-seen'
import { AppError } from '@holdfast/runtime/app-error'
import fastifyPlugin from 'fastify-plugin'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import { type Access, accessTable, judgeAccess } from './access.ts'
import { AccessTokenClaims } from './access-token.ts'
import type { Caller } from './caller.ts'
import { isOperator } from './is-operator.ts'

/** What anybody may send: a form of a few fields. */
const PUBLIC_BODY_LIMIT_BYTES = 65_536

const bearerPattern = /^Bearer +(\S+)$/i

/** Finds out who calls, before a body is read, and holds the route's row of the access table against it. */
export const authentication = fastifyPlugin<GatewayDependencies>(async (app, { database, settings, now }) => {
  const [secret, ...formerSecrets] = settings.jwtSecrets
  if (!secret) throw new Error('tokens need a secret to be signed with')
  await app.register(jwt, { secret, sign: { algorithm: 'HS256' }, verify: { algorithms: ['HS256'] } })
  app.decorateRequest('caller', null)
  const findCaller = createCallerFinder()

  app.addHook('onRoute', (route) => {
    const access = route.config?.access
    if (access === undefined) throw new Error(`${String(route.method)} ${route.url} names no row of the access table`)
    route.schema = { ...route.schema, ...publishAccess(access) }
    if (access === 'public') route.bodyLimit ??= PUBLIC_BODY_LIMIT_BYTES
  })

  app.addHook('onRequest', async (request) => {
    // Unmatched addresses have no row; their answer is 404 for everyone.
    const { access } = request.routeOptions.config
    if (access === undefined || access === 'public') return
    const token = bearerPattern.exec(request.headers.authorization ?? '')?.[1]
    const claims = token === undefined ? undefined : readClaims(token)
    request.caller = claims ? await identify(claims) : null
    const { role = null, isOperator: operates = false } = request.caller ?? {}
    const verdict = judgeAccess(access, { role, isOperator: operates })
    if (verdict === 'unauthenticated') throw new AppError('unauthenticated', await whyEnded(claims))
    if (verdict === 'forbidden') throw new AppError('forbidden', refusals[access])
  })

  async function identify(claims: AccessTokenClaims): Promise<Caller | null> {
    const time = now()
    const found = await database.readTenant(claims.customer_id, (tx) =>
      findCaller(tx, { sessionId: claims.jti, userId: claims.sub, now: time }),
    )
    if (!found) return null
    if (isSeenLongAgo(found, time)) await database.withTenant(claims.customer_id, (tx) => noteSeen(tx, found, time))
    const { emailVerifiedAt: _verified, operatorConfirmedAt: _confirmed, lastSeenAt: _seen, ...caller } = found
    return { ...caller, isOperator: isOperator(found, settings.operatorEmails) }
  }

  /** Only who holds a token that we signed is told what became of its session. */
  async function whyEnded(claims: AccessTokenClaims | undefined): Promise<string> {
    const end =
      claims &&
      (await database.withTenant(claims.customer_id, (tx) =>
        findSessionEnd(tx, { sessionId: claims.jti, userId: claims.sub }),
      ))
    if (!end?.revokedBecause) return 'Your session has ended. Please sign in.'
    return end.revokedBecause === 'role-changed'
      ? `Your role was changed to ${end.role}. Please sign in again.`
      : endings[end.revokedBecause]
  }

  function readClaims(token: string): AccessTokenClaims | undefined {
    const claims = AccessTokenClaims.safeParse(verify(token))
    return claims.success && claims.data.exp * 1000 > now().getTime() ? claims.data : undefined
  }

  function verify(token: string): unknown {
    for (const key of [undefined, ...formerSecrets]) {
      try {
        return key === undefined ? app.jwt.verify(token) : app.jwt.verify(token, { key, algorithms: ['HS256'] })
      } catch {
        // Signed with another one, or by nobody of ours.
      }
    }
    return undefined
  }
})

/** Who may call a route stands in the OpenAPI document, where its tests find it too. */
const publishAccess = (access: Access) => ({
  'x-access': access,
  security: accessTable[access].needsSession ? [{ bearer: [] }] : [],
})

const endings = {
  'password-changed': 'Your password was changed. Please sign in with the new one.',
  deactivated: 'Your account is deactivated. Contact an administrator.',
  removed: 'You were removed from this team. Contact an administrator.',
}

const refusals = {
  member: 'You may not do this.',
  admin: 'Only administrators can do this.',
  operator: 'Only operators can see this.',
}
