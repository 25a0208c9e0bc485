import { lockGithubConnection, findGithubConnection } from '@holdfast/database/github/find-github-connection'
import { changeGithubConnection } from '@holdfast/database/github/save-github-connection'
import { createCallBudget } from '../host/call-budget.ts'
import { createGithubClient, type GithubClient } from '../host/create-github-client.ts'
import { AccessRefused } from '../host/host-failure.ts'
import { renewTokens } from '../oauth/request-tokens.ts'
import { AppError } from '@holdfast/runtime/app-error'
import { openTokens, sealTokens } from '@holdfast/database/github/sealed-tokens'
import { createCompanyAnswerCache } from './company-answer-cache.ts'
import type { GithubUse } from './github-use.ts'
import { notConnected, requireGithub } from './require-github.ts'

/** Renewed this long before it ends, so that it lasts for the work it is taken for. */
const RENEW_AHEAD_MS = 300_000

/** Works with a company's connection. What the host refuses is remembered, for the status to show. */
export async function useGithub<T>(
  dependencies: GithubUse,
  { customerId, maxCalls }: { customerId: string; maxCalls: number },
  work: (client: GithubClient) => Promise<T>,
): Promise<T> {
  const { database, now } = dependencies
  try {
    const token = await takeToken(dependencies, customerId)
    const { apiUrl } = requireGithub(dependencies.settings)
    const cache = createCompanyAnswerCache(dependencies, customerId)
    const budget = createCallBudget(maxCalls)
    return await work(createGithubClient({ apiUrl, token, cache, budget, nowMs: () => now().getTime() }))
  } catch (error) {
    if (error instanceof AppError && (error.code === 'upstream_failed' || error.code === 'unavailable')) {
      const change = { errorMessage: error.detail, ...(error instanceof AccessRefused ? { needsReconnect: true } : {}) }
      await database.withTenant(customerId, (tx) => changeGithubConnection(tx, change))
    }
    throw error
  }
}

/** One renewal at a time: a refresh token works once. */
async function takeToken({ database, vault, settings, now }: GithubUse, customerId: string): Promise<string> {
  const github = requireGithub(settings)
  const isFresh = (expiresAt: Date | null) =>
    expiresAt === null || expiresAt.getTime() - RENEW_AHEAD_MS > now().getTime()
  return database.withTenant(customerId, async (tx) => {
    const connection = await findGithubConnection(tx)
    if (!connection) throw notConnected()
    if (connection.needsReconnect) throw new AccessRefused()
    const cipher = await vault.cipherOf(tx, customerId)
    if (isFresh(connection.expiresAt)) return openTokens(cipher, connection).accessToken
    const locked = await lockGithubConnection(tx)
    if (!locked) throw notConnected()
    const known = openTokens(cipher, locked)
    if (isFresh(locked.expiresAt)) return known.accessToken
    if (known.refreshToken === null) throw new AccessRefused()
    const renewed = await renewTokens(github, known.refreshToken, now().getTime())
    const kept = { ...renewed, refreshToken: renewed.refreshToken ?? known.refreshToken }
    await changeGithubConnection(tx, sealTokens(cipher, customerId, kept))
    return renewed.accessToken
  })
}
