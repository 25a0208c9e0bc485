import { lockGithubConnection, findGithubConnection } from '@holdfast/database/github/find-github-connection'
import { changeGithubConnection } from '@holdfast/database/github/save-github-connection'
import { createCallBudget } from '@holdfast/github/host/call-budget'
import { createGithubClient, type GithubClient } from '@holdfast/github/host/create-github-client'
import { AccessRefused } from '@holdfast/github/host/host-failure'
import { renewTokens } from '@holdfast/github/oauth/request-tokens'
import { AppError } from '@holdfast/runtime/app-error'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import { createCompanyAnswerCache } from './company-answer-cache.ts'
import { notConnected, requireGithub } from './require-github.ts'
import { openTokens, sealTokens } from './sealed-tokens.ts'

export type GithubUse = Pick<GatewayDependencies, 'database' | 'vault' | 'settings' | 'now'>

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
    const cache = createCompanyAnswerCache({ ...dependencies, customerId })
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
    if (isFresh(connection.expiresAt)) return (await openTokens(tx, vault, connection)).accessToken
    const locked = await lockGithubConnection(tx)
    if (!locked) throw notConnected()
    const known = await openTokens(tx, vault, locked)
    if (isFresh(locked.expiresAt)) return known.accessToken
    if (known.refreshToken === null) throw new AccessRefused()
    const renewed = await renewTokens(github, known.refreshToken, now().getTime())
    const kept = { ...renewed, refreshToken: renewed.refreshToken ?? known.refreshToken }
    await changeGithubConnection(tx, await sealTokens(tx, vault, customerId, kept))
    return renewed.accessToken
  })
}
