import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** Who watches a repository of the host; a webhook names no company. */
export const findMonitoringCompanies = (tx: SystemTransaction, hostId: number) =>
  tx
    .selectFrom('githubRepositories')
    .select(['id', 'customerId'])
    .where('hostId', '=', hostId)
    .where('isMonitored', '=', true)
    .execute()
