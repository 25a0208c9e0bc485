import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface HostRepository {
  readonly hostId: number
  readonly fullName: string
  readonly defaultBranch: string
}

const ROWS_PER_INSERT = 1_000

/** Brings the rows to what the host lists; what people chose of a repository outlives its renaming. */
export async function syncGithubRepositories(
  tx: TenantTransaction,
  customerId: string,
  listed: readonly HostRepository[],
): Promise<void> {
  const kept = listed.map(({ hostId }) => hostId)
  await tx
    .deleteFrom('githubRepositories')
    .$if(kept.length > 0, (query) =>
      query.where((where) => where.not(where('hostId', '=', where.fn.any(where.val(kept))))),
    )
    .execute()
  for (let start = 0; start < listed.length; start += ROWS_PER_INSERT) {
    const rows = listed.slice(start, start + ROWS_PER_INSERT)
    await tx
      .insertInto('githubRepositories')
      .values(rows.map((row) => ({ id: uuidV7(), customerId, ...row })))
      .onConflict((conflict) =>
        conflict
          .columns(['customerId', 'hostId'])
          .doUpdateSet((update) => ({ fullName: update.ref('excluded.fullName') })),
      )
      .execute()
  }
}
