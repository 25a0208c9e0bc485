import { findIncident } from '@holdfast/database/incidents/find-incident'
import { openAnalysis } from '@holdfast/database/incidents/sealed-analysis'
import { readModelPolicy } from '@holdfast/database/model-endpoints/read-model-policy'
import { claimRefinement } from '@holdfast/database/refinements/claim-refinement'
import { dropOutdatedRequests } from '@holdfast/database/refinements/drop-outdated-requests'
import { dropRequestsOfIncident } from '@holdfast/database/refinements/drop-requests-of-incident'
import type { RefinementKey } from '@holdfast/database/refinements/refinement-key'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { hashRefinement } from '@holdfast/llm/refine/hash-refinement'
import type { Refiner, WorkToRefine } from './create-refiner.ts'
import { readPinnedLines } from './read-pinned-lines.ts'
import { settleRefinement } from './settle-refinement.ts'

export interface RefineDependencies {
  readonly database: Database
  readonly vault: CompanyVault
  readonly refiner: Refiner
  readonly now: () => number
}

/** Longer than any call may take: who claimed a refinement before that is dead. */
export const REFINEMENT_STALE_MS = 25 * 60_000

type Claimed = WorkToRefine & { readonly key: RefinementKey }

/**
 * One model call per failure and material change, whoever else runs and whenever it is killed: a claim that is committed
 * before the call, the call without any transaction or lock, and what came of it in a second transaction.
 */
export async function refineOneIncident(
  dependencies: RefineDependencies,
  { customerId, incidentId }: { readonly customerId: string; readonly incidentId: string },
  signal: AbortSignal,
): Promise<void> {
  const { database, vault, refiner, now } = dependencies
  const claimed = await database.withTenant(customerId, (tx) => claim(tx, dependencies, { customerId, incidentId }))
  if (!claimed) return
  const refined = await refiner.refine(claimed, signal)
  await database.withTenant(customerId, async (tx) =>
    settleRefinement(tx, await vault.cipherOf(tx, customerId), { ...claimed, refined, at: new Date(now()) }),
  )
}

async function claim(
  tx: TenantTransaction,
  { vault, refiner, now }: RefineDependencies,
  { customerId, incidentId }: { readonly customerId: string; readonly incidentId: string },
): Promise<Claimed | null> {
  const policy = await readModelPolicy(tx, vault, customerId)
  const row = refiner.isWanted(policy) ? await findIncident(tx, incidentId) : undefined
  if (!row) {
    await dropRequestsOfIncident(tx, incidentId)
    return null
  }
  const cipher = await vault.cipherOf(tx, customerId)
  const analysis = openAnalysis(cipher, row)
  const key = { customerId, fingerprint: row.fingerprint, contentHash: hashRefinement(analysis) }
  const at = new Date(now())
  const staleBefore = new Date(now() - REFINEMENT_STALE_MS)
  await dropOutdatedRequests(tx, key, staleBefore)
  if (!(await claimRefinement(tx, { ...key, incidentId, now: at, staleBefore }))) return null
  const lines = await readPinnedLines(tx, cipher, incidentId)
  const facts = { detail: { analysis_data: analysis, service: row.service }, lines }
  return { customerId, incidentId, key, policy, facts }
}
