import { changeGithubConnection } from '@holdfast/database/github/save-github-connection'
import { createCallBudget } from '../host/call-budget.ts'
import { createGithubClient, type GithubClient } from '../host/create-github-client.ts'
import { AccessRefused } from '../host/host-failure.ts'
import { AppError } from '@holdfast/runtime/app-error'
import { createCompanyAnswerCache } from './company-answer-cache.ts'
import type { GithubUse } from './github-use.ts'
import { requireGithub } from './require-github.ts'
import { takeToken } from './take-token.ts'

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
