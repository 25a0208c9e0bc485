import type { Route } from '../../route-dependencies.ts'
import { correlateRepository } from './correlate-repository.ts'
import { disconnectGithub } from './disconnect-github.ts'
import { finishGithubAuth } from './finish-github-auth.ts'
import { listRepositories } from './list-repositories.ts'
import { monitorRepository } from './monitor-repository.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { showGithubStatus } from './show-github-status.ts'
import { startGithubAuth } from './start-github-auth.ts'

/** The source-code host. */
export const integrationRoutes: readonly Route[] = [
  startGithubAuth,
  finishGithubAuth,
  showGithubStatus,
  disconnectGithub,
  listRepositories,
  monitorRepository,
  correlateRepository,
  receiveWebhook,
]
