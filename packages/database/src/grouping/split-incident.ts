import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { addHistoryEntry } from '../incidents/add-history-entry.ts'
import { groupingRuleContext } from '../incidents/sealing-contexts.ts'
import { openTitle } from '../incidents/seal-title.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { sealJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface Split {
  readonly customerId: string
  readonly incidentId: string
  readonly templateIds: readonly string[]
  readonly actorId: string
  readonly remember: boolean
}

export type SplitOutcome = { changeId: string; ruleId: string } | 'not-found' | 'nothing-left' | 'not-its-lines'

/** Tells kinds of lines apart. The worker then reads the logs of its latest occurrence again under the new rule. */
export async function splitIncident(tx: TenantTransaction, cipher: CompanyCipher, split: Split): Promise<SplitOutcome> {
  const { customerId, incidentId, actorId } = split
  const templateIds = [...new Set(split.templateIds)]
  const incident = await tx
    .selectFrom('incidents')
    .select(['id', 'title', 'sealedTitle', 'templateIds'])
    .where('id', '=', incidentId)
    .where('deletedAt', 'is', null)
    .where('mergedInto', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!incident) return 'not-found'
  if (!templateIds.every((id) => incident.templateIds.includes(id))) return 'not-its-lines'
  if (templateIds.length >= incident.templateIds.length) return 'nothing-left'
  const ruleId = uuidV7()
  const patterns = templateIds.length === 1 ? 'pattern' : 'patterns'
  const description = `${templateIds.length} ${patterns} kept separate from '${openTitle(cipher, incident)}'`
  await tx
    .insertInto('groupingRules')
    .values({
      id: ruleId,
      customerId,
      kind: 'split',
      sealedDescription: sealJson(cipher, description, groupingRuleContext(ruleId)),
      templateIds,
      mergedIncidentId: null,
      isOnce: !split.remember,
      createdBy: actorId,
    })
    .execute()
  const changeId = uuidV7()
  await tx
    .insertInto('groupingChanges')
    .values({
      id: changeId,
      customerId,
      kind: 'split',
      incidentId,
      intoId: null,
      ruleId,
      createdBy: actorId,
      appliedAt: null,
      undoneAt: null,
    })
    .execute()
  await addHistoryEntry(tx, {
    customerId,
    incidentId,
    actorId,
    kind: 'split',
    description: 'Split: some of its lines are an incident of their own',
    details: { change_id: changeId, template_ids: templateIds },
  })
  return { changeId, ruleId }
}
