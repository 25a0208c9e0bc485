import { purgeExpiredAccess } from '@holdfast/database/accounts/purge-expired-access'
import { purgeUnverifiedSignups } from '@holdfast/database/accounts/purge-unverified-signups'
import { dropExpiredBatches } from '@holdfast/database/batches/drop-expired-batches'
import { ensureBatchPartitions } from '@holdfast/database/batches/ensure-batch-partitions'
import { expireWaitingBatches } from '@holdfast/database/batches/expire-waiting-batches'
import { finishErasures } from '@holdfast/database/erasure/finish-erasures'
import { purgeGithubTraces } from '@holdfast/database/github/purge-github-traces'
import { purgeOldJobs } from '@holdfast/database/log-jobs/purge-old-jobs'
import { confirmFixes } from '@holdfast/database/incidents/confirm-fixes'
import { purgeDeletedIncidents } from '@holdfast/database/incidents/purge-deleted-incidents'
import { sealPlainTitles } from '@holdfast/database/incidents/seal-plain-titles'
import { sealPlainWords } from '@holdfast/database/incidents/seal-plain-words'
import { forgetRequestHashes } from '@holdfast/database/ledger/forget-request-hashes'
import { failAbandonedJobs } from '@holdfast/database/log-jobs/fail-abandoned-jobs'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { Database } from '@holdfast/database/open-database'
import type { Logger } from '@holdfast/runtime/logger'

export interface UpkeepOptions {
  readonly database: Database
  readonly vault: CompanyVault
  readonly logger: Logger
  readonly retentionDays: number
}

/** A receiving process renews its upload every few seconds. */
const ABANDONED_MS = 120_000
/** Longer than any window in which a repeated request is recognized. */
const REQUEST_HASH_MS = 3_600_000

const lockNotAvailable = '55P03'

/** What time alone brings about. Every step may run in several workers at once and as often as one likes. */
export async function runUpkeep({ database, vault, logger, retentionDays }: UpkeepOptions, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const abandoned = await database.withSystem('sweeper', async (tx) => {
    await ensureBatchPartitions(tx, now)
    await forgetRequestHashes(tx, before(REQUEST_HASH_MS))
    return failAbandonedJobs(tx, { touchedBefore: before(ABANDONED_MS), now })
  })
  const expired = await expireWaitingBatches(database, now, retentionDays)
  const purged = await database.withSystem('retention', async (tx) => {
    const forgotten = (await purgeOldJobs(tx, now)) + (await purgeGithubTraces(tx, now))
    return forgotten + (await purgeDeletedIncidents(tx, now)) + (await purgeExpiredAccess(tx, now))
  })
  const dropped = await dropDays(database, now, retentionDays)
  const unverified = await database.withSystem('sign-up', (tx) => purgeUnverifiedSignups(tx, now))
  const erased = await finishErasures(database, now, (customerId) =>
    logger.warn({ customer_id: customerId }, 'a company is being erased'),
  )
  const sealed = (await sealPlainWords(database, vault)) + (await sealPlainTitles(database, vault))
  const confirmed = await database.withSystem('fix-watch', (tx) => confirmFixes(tx, now))
  return abandoned.length + expired + dropped + purged + unverified + erased + sealed + confirmed
}

/** A day that a backup is reading just now goes a little later. */
async function dropDays(database: Database, now: Date, retentionDays: number): Promise<number> {
  try {
    return await database.withSystem('retention', (tx) => dropExpiredBatches(tx, now, retentionDays))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === lockNotAvailable) return 0
    throw error
  }
}
