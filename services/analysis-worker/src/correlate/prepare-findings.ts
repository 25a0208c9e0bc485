import type { Publish } from '@holdfast/contracts/events/event'
import { readModelPolicy } from '@holdfast/database/model-endpoints/read-model-policy'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { saveFinding } from '@holdfast/incidents/record/save-finding'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { mostSevere, requestInvestigation } from '@holdfast/incidents/record/request-investigation'
import { gatherContexts } from './gather-contexts.ts'
import type { FoundInScope } from './found-in-scope.ts'
import type { CorrelateDependencies } from './round.ts'

/** Returns the incidents that the findings belong to, new and known ones. */
export type SaveFindings = (tx: TenantTransaction, publish: Publish) => Promise<string[]>

/** Reads the neighbors of the newly cited lines, so that saving computes no more than it must. */
export async function prepareFindings(dependencies: CorrelateDependencies, found: FoundInScope): Promise<SaveFindings> {
  const { vault, now, refiner, investigator } = dependencies
  const { customerId, cipher, rules, findings } = found
  const contexts = await gatherContexts(dependencies, found)
  return async (tx, publish) => {
    const policy = refiner || investigator ? await readModelPolicy(tx, vault, customerId) : null
    const isRefined = policy !== null && refiner !== undefined && refiner.isWanted(policy)
    const isInvestigated =
      policy !== null && investigator !== undefined && investigator.isWanted(policy) && found.sourceType !== 'sample'
    const nowMs = now()
    const incidentIds: string[] = []
    for (const finding of findings) {
      const incidentId = await saveFinding(tx, finding, {
        customerId,
        quietGapMs: rules.quietGapMs,
        minOccurrences: rules.minOccurrences,
        scope: found.scope,
        sourceType: found.sourceType,
        executionId: uuidV7(nowMs),
        nowMs,
        correctionId: found.correctionId ?? null,
        processingSeconds: Math.max(0, nowMs - found.startedMs) / 1_000,
        isRefined,
        // An upload is looked into as a whole.
        isInvestigated: isInvestigated && found.jobId === null,
        publish,
        cipher,
        describeSource: found.describeSource,
        contexts,
      })
      if (incidentId !== null) incidentIds.push(incidentId)
    }
    if (isInvestigated && found.jobId !== null && found.correctionId === undefined) {
      const severity = mostSevere(findings.map((finding) => finding.severity))
      await requestInvestigation(tx, { customerId, subject: { jobId: found.jobId }, severity, nowMs: now() }, publish)
    }
    return [...new Set(incidentIds)]
  }
}
