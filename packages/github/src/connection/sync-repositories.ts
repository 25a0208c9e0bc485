import { repositoriesSynced } from '@holdfast/contracts/events/catalogue'
import { changeGithubConnection } from '@holdfast/database/github/save-github-connection'
import { dropOldGithubCache } from '@holdfast/database/github/github-cache'
import { changeGithubRepository } from '@holdfast/database/github/change-github-repository'
import { listGithubRepositories } from '@holdfast/database/github/list-github-repositories'
import { syncGithubRepositories } from '@holdfast/database/github/sync-github-repositories'
import { isOauthApp } from '../github-settings.ts'
import { listHostRepositories } from '../repositories/list-host-repositories.ts'
import { readHead } from '../repositories/read-head.ts'
import type { GithubUse } from './github-use.ts'
import { requireGithub } from './require-github.ts'
import { useGithub } from './use-github.ts'

const MAX_CALLS = 1_000
const CACHE_DAYS = 14
const DAY_MS = 86_400_000

/** Brings the list of repositories to what the host says. */
export async function syncRepositories(dependencies: GithubUse, customerId: string): Promise<void> {
  const { database, settings, now } = dependencies
  const github = requireGithub(settings)
  const { repositories, organization } = await useGithub(dependencies, { customerId, maxCalls: MAX_CALLS }, (client) =>
    listHostRepositories(client, isOauthApp(github)),
  )
  await database.withTenant(customerId, async (tx, { publish }) => {
    await syncGithubRepositories(tx, customerId, repositories)
    await dropOldGithubCache(tx, new Date(now().getTime() - CACHE_DAYS * DAY_MS))
    await changeGithubConnection(tx, { lastSync: now(), errorMessage: null, organization })
    publish(repositoriesSynced, { customerId })
  })
}

/** Looks at each watched repository's newest commit: what webhooks told while we were down is not lost. */
export async function pollRepositories(dependencies: GithubUse, customerId: string): Promise<void> {
  const { database, now } = dependencies
  const rows = await database.withTenant(customerId, listGithubRepositories)
  const watched = rows.filter((row) => row.isMonitored)
  await useGithub(dependencies, { customerId, maxCalls: MAX_CALLS }, async (client) => {
    for (const { fullName, defaultBranch, headSha } of watched) {
      const newest = await readHead(client, fullName, defaultBranch)
      if (newest === null || newest === headSha) continue
      await database.withTenant(customerId, (tx) => changeGithubRepository(tx, fullName, { headSha: newest }))
    }
  })
  await database.withTenant(customerId, (tx) => changeGithubConnection(tx, { lastSync: now(), errorMessage: null }))
}
