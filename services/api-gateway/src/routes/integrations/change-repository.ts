import type { ToggleResult } from '@holdfast/contracts/github'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { changeGithubRepository } from '@holdfast/database/github/change-github-repository'
import type { Database } from '@holdfast/database/open-database'
import { AppError } from '@holdfast/runtime/app-error'
import type { FastifyRequest } from 'fastify'
import { requesterOf, callerOf } from '../../identity/caller.ts'

interface RepositoryChange {
  readonly fullName: string
  readonly change: Parameters<typeof changeGithubRepository>[2]
  readonly action: string
  readonly message: (fullName: string) => string
}

/** One choice about one repository, audited. */
export const changeRepository = (
  database: Database,
  request: FastifyRequest,
  { fullName, change, action, message }: RepositoryChange,
): Promise<ToggleResult> =>
  database.withTenant(callerOf(request).customerId, async (tx) => {
    const changed = await changeGithubRepository(tx, fullName, change)
    if (!changed) throw new AppError('not_found', 'This repository is not among those that GitHub shows us.')
    await recordAudit(tx, {
      ...requesterOf(request),
      action,
      object: { type: 'repository', id: changed.id },
      details: { repository: changed.fullName, ...change },
    })
    return { success: true, message: message(changed.fullName) }
  })
