import { claimGithubPoll } from '@holdfast/database/github/claim-github-poll'
import { listConnectedCompanies } from '@holdfast/database/github/list-connected-companies'
import type { FastifyBaseLogger } from 'fastify'
import { pollRepositories } from './sync-repositories.ts'
import type { GithubUse } from './use-github.ts'

const EVERY_MS = 900_000
const LOOK_EVERY_MS = 60_000

/**
 * Looks after every connection that no gateway looked at for a quarter of an hour: what webhooks told while we were down
 * is not lost. Ends with the returned call.
 */
export function startGithubPolling(dependencies: GithubUse, logger: FastifyBaseLogger): () => void {
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    try {
      await pollDueCompanies(dependencies, logger)
    } catch (error) {
      logger.warn({ err: error }, 'looking for due connections failed')
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

export async function pollDueCompanies(dependencies: GithubUse, logger: FastifyBaseLogger): Promise<void> {
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
