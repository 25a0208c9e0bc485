import { recordAudit } from '@holdfast/database/audit/record-audit'
import { listComments } from '@holdfast/database/comments/list-comments'
import { listHistory } from '@holdfast/database/incidents/list-history'
import { toComment } from './to-comment.ts'
import type { IncidentStore } from '../incident-store.ts'
import type { Requester } from '../requester.ts'
import { readIncident } from './read-incident.ts'
import { toHistoryEntry } from './to-history-entry.ts'
import { type PostmortemSource, writePostmortem } from './write-postmortem.ts'

export type ExportFormat = 'md' | 'json'

/** The incident with all that was said and done, as a file. */
export async function exportIncident(
  { database, vault }: IncidentStore,
  requester: Requester,
  { incidentId, format }: { readonly incidentId: string; readonly format: ExportFormat },
): Promise<string> {
  const { customerId } = requester
  const source = await database.withTenant(customerId, async (tx): Promise<PostmortemSource> => {
    const cipher = await vault.cipherOf(tx, customerId)
    const { detail } = await readIncident(tx, vault, incidentId)
    await recordAudit(tx, {
      ...requester,
      action: 'incident.exported',
      object: { type: 'incident', id: incidentId },
      details: { format },
    })
    return {
      detail,
      comments: (await listComments(tx, cipher, incidentId)).map(toComment),
      history: (await listHistory(tx, cipher, incidentId)).map(toHistoryEntry),
    }
  })
  return format === 'md' ? writePostmortem(source) : JSON.stringify(source, null, 2)
}
