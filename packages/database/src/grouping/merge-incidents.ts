import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { sql } from 'kysely'
import { addHistoryEntry } from '../incidents/add-history-entry.ts'
import { groupingRuleContext } from '../incidents/sealing-contexts.ts'
import { openTitle } from '../incidents/seal-title.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { sealJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface Merge {
  readonly customerId: string
  readonly incidentId: string
  readonly intoId: string
  readonly actorId: string
  /** Whether its failure goes to the other incident from now on, too. */
  readonly remember: boolean
}

export interface MergeResult {
  readonly changeId: string
  readonly ruleId: string | null
}

/** Undefined: one of the two does not exist. Counts move with it, and an undo moves them back. */
export async function mergeIncidents(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  merge: Merge,
): Promise<MergeResult | undefined> {
  const { customerId, incidentId, intoId, actorId } = merge
  const found = await tx
    .selectFrom('incidents')
    .select(['id', 'title', 'sealedTitle', 'fingerprint', 'occurrenceCount', 'eventCount', 'lastSeen'])
    .where('id', 'in', [incidentId, intoId])
    .where('deletedAt', 'is', null)
    .where('mergedInto', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const merged = found.find((incident) => incident.id === incidentId)
  const target = found.find((incident) => incident.id === intoId)
  if (!merged || !target || merged === target) return undefined
  const [ownTitle, targetTitle] = [merged, target].map((incident) => openTitle(cipher, incident))
  const ruleId = merge.remember ? uuidV7() : null
  if (ruleId) {
    await tx
      .insertInto('groupingRules')
      .values({
        id: ruleId,
        customerId,
        kind: 'merge',
        sealedDescription: sealJson(cipher, `'${ownTitle}' belongs to '${targetTitle}'`, groupingRuleContext(ruleId)),
        templateIds: [],
        mergedIncidentId: incidentId,
        isOnce: false,
        createdBy: actorId,
      })
      .execute()
  }
  const changeId = uuidV7()
  await tx
    .insertInto('groupingChanges')
    .values({
      id: changeId,
      customerId,
      kind: 'merge',
      incidentId,
      intoId,
      ruleId,
      previous: JSON.stringify({
        fingerprint: merged.fingerprint,
        occurrenceCount: merged.occurrenceCount,
        eventCount: merged.eventCount,
      }),
      createdBy: actorId,
      appliedAt: new Date(),
      undoneAt: null,
    })
    .execute()
  await tx
    .updateTable('incidents')
    .set({ mergedInto: intoId, ...(merge.remember ? {} : { fingerprint: `merged:${incidentId}` }) })
    .where('id', '=', incidentId)
    .execute()
  await tx
    .updateTable('incidents')
    .set({
      occurrenceCount: target.occurrenceCount + merged.occurrenceCount,
      eventCount: target.eventCount + merged.eventCount,
      lastSeen: target.lastSeen > merged.lastSeen ? target.lastSeen : merged.lastSeen,
      updatedAt: sql`now()`,
    })
    .where('id', '=', intoId)
    .execute()
  const entry = { customerId, actorId, kind: 'merged', details: { change_id: changeId } }
  await addHistoryEntry(tx, { ...entry, incidentId: intoId, description: `Took in '${ownTitle}'` }, cipher)
  await addHistoryEntry(tx, { ...entry, incidentId, description: `Merged into '${targetTitle}'` }, cipher)
  return { changeId, ruleId }
}
