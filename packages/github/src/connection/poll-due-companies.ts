import { claimGithubPoll } from '@holdfast/database/github/claim-github-poll'
import { listConnectedCompanies } from '@holdfast/database/github/list-connected-companies'
import type { Logger } from '@holdfast/runtime/logger'
import { pollRepositories } from './sync-repositories.ts'
import type { GithubUse } from './github-use.ts'

const EVERY_MS = 900_000

/**
 * Looks after every connection that nobody looked at for a quarter of an hour: what webhooks told while we were down
 * is not lost.
 */
export async function pollDueCompanies(dependencies: GithubUse, logger: Pick<Logger, 'warn'>): Promise<void> {
  const { database, now } = dependencies
  const polledBefore = new Date(now().getTime() - EVERY_MS)
  for (const customerId of await database.withSystem('sweeper', (tx) => listConnectedCompanies(tx, polledBefore))) {
    try {
      const isOurs = await database.withTenant(customerId, (tx) => claimGithubPoll(tx, { polledBefore, now: now() }))
      if (isOurs) await pollRepositories(dependencies, customerId)
    } catch (error) {
      logger.warn({ err: error, customerId }, 'polling GitHub failed')
    }
  }
}
