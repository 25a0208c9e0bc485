import type { Citation, Finding } from '@holdfast/analysis/model/finding'
import type { SourceType } from '@holdfast/contracts/incident-fields'
import { readGroupingSettings } from '@holdfast/database/incidents/read-grouping-settings'
import { readModelPolicy } from '@holdfast/database/model-endpoints/read-model-policy'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { saveFinding } from '../incidents/save-finding.ts'
import type { ShownSource } from '@holdfast/incidents/to-analysis-data'
import { readContexts } from '../lines/read-contexts.ts'
import type { CorrelateDependencies } from './correlate-company.ts'

export interface FoundInScope {
  readonly customerId: string
  readonly scope: string
  readonly sourceType: SourceType
  readonly jobId: string | null
  readonly findings: readonly Finding[]
  readonly startedMs: number
  /** Set when a correction made us read known logs again. */
  readonly correctionId?: string
  readonly describeSource: (citation: Citation) => ShownSource
}

/** Returns the incidents that the findings belong to, new and known ones. */
export async function saveFindings(
  tx: TenantTransaction,
  { vault, now, refinement }: CorrelateDependencies,
  found: FoundInScope,
): Promise<string[]> {
  const { customerId, describeSource } = found
  const cipher = await vault.cipherOf(tx, customerId)
  const settings = await readGroupingSettings(tx, customerId)
  const isRefined =
    refinement !== undefined &&
    found.findings.length > 0 &&
    refinement.isWanted(await readModelPolicy(tx, vault, customerId))
  const nowMs = now()
  const incidentIds: string[] = []
  for (const finding of found.findings) {
    const incidentId = await saveFinding(tx, finding, {
      ...settings,
      customerId,
      scope: found.scope,
      sourceType: found.sourceType,
      executionId: uuidV7(nowMs),
      nowMs,
      correctionId: found.correctionId ?? null,
      processingSeconds: Math.max(0, nowMs - found.startedMs) / 1_000,
      onWished: isRefined ? refinement.onWished : null,
      cipher,
      describeSource,
      readContexts: (citations) => readContexts({ tx, cipher, jobId: found.jobId, describeSource }, citations),
    })
    if (incidentId !== null) incidentIds.push(incidentId)
  }
  return [...new Set(incidentIds)]
}
