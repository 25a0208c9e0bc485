import { setTimeout as delay } from 'node:timers/promises'
import {
  claimTokenRenewal,
  releaseTokenRenewal,
  saveRenewedTokens,
} from '@holdfast/database/github/claim-token-renewal'
import { findGithubConnection, type GithubConnection } from '@holdfast/database/github/find-github-connection'
import { openTokens, sealTokens, type StoredTokens } from '@holdfast/database/github/sealed-tokens'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { AccessRefused, unreachable } from '../host/host-failure.ts'
import { renewTokens } from '../oauth/request-tokens.ts'
import type { GithubUse } from './github-use.ts'
import { notConnected, requireGithub } from './require-github.ts'

/** Renewed this long before it ends, so that it lasts for the work it is taken for. */
const RENEW_AHEAD_MS = 300_000
/** Longer than the host may take: who claimed a renewal before that is dead. */
const STALE_MS = 20_000
const LOOK_EVERY_MS = 250

/** A token that lasts. One renewal at a time, without a transaction: a refresh token works once. */
export async function takeToken(dependencies: GithubUse, customerId: string): Promise<string> {
  const { database } = dependencies
  for (let waitedMs = 0; waitedMs <= STALE_MS; waitedMs += LOOK_EVERY_MS) {
    const found = await database.withTenant(customerId, (tx) => look(tx, dependencies, customerId))
    if (found.kind === 'token') return found.accessToken
    const renewed = found.kind === 'claimed' ? await renew(dependencies, customerId, found) : null
    if (renewed !== null) return renewed
    if (found.kind === 'renewing') await delay(LOOK_EVERY_MS)
  }
  throw unreachable(new Error('The renewal of the token did not end.'))
}

interface Claim {
  readonly kind: 'claimed'
  readonly claimedAt: Date
  readonly refreshToken: string
}

type Found = Claim | { readonly kind: 'token'; readonly accessToken: string } | { readonly kind: 'renewing' }

const tokenOf = ({ accessToken }: StoredTokens): Found => ({ kind: 'token', accessToken })

async function look(tx: TenantTransaction, { vault, now }: GithubUse, customerId: string): Promise<Found> {
  const connection = await findGithubConnection(tx)
  if (!connection) throw notConnected()
  if (connection.needsReconnect) throw new AccessRefused()
  const at = now()
  const lasts = ({ expiresAt }: GithubConnection) =>
    expiresAt === null || expiresAt.getTime() - RENEW_AHEAD_MS > at.getTime()
  const cipher = await vault.cipherOf(tx, customerId)
  if (lasts(connection)) return tokenOf(openTokens(cipher, connection))
  const claimed = await claimTokenRenewal(tx, { now: at, staleBefore: new Date(at.getTime() - STALE_MS) })
  // With the renewal the host takes back the token of before, whether it lasts or not.
  if (!claimed) return { kind: 'renewing' }
  const known = openTokens(cipher, claimed)
  if (lasts(claimed)) {
    await releaseTokenRenewal(tx, at)
    return tokenOf(known)
  }
  // The claim goes with the transaction.
  if (known.refreshToken === null) throw new AccessRefused()
  return { kind: 'claimed', claimedAt: at, refreshToken: known.refreshToken }
}

/** Null where somebody connected again meanwhile: their tokens count. */
async function renew(
  { database, vault, settings, now }: GithubUse,
  customerId: string,
  { claimedAt, refreshToken }: Claim,
): Promise<string | null> {
  try {
    const renewed = await renewTokens(requireGithub(settings), refreshToken, now().getTime())
    const kept = { ...renewed, refreshToken: renewed.refreshToken ?? refreshToken }
    const isSaved = await database.withTenant(customerId, async (tx) =>
      saveRenewedTokens(tx, claimedAt, sealTokens(await vault.cipherOf(tx, customerId), customerId, kept)),
    )
    return isSaved ? renewed.accessToken : null
  } catch (error) {
    await database.withTenant(customerId, (tx) => releaseTokenRenewal(tx, claimedAt))
    throw error
  }
}
