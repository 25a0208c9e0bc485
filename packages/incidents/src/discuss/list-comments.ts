import type { Comment } from '@holdfast/contracts/comments'
import { listComments as findComments } from '@holdfast/database/comments/list-comments'
import type { IncidentStore } from '../incident-store.ts'
import { requireIncident } from '../show/read-incident.ts'
import { toComment } from '../show/to-comment.ts'

export const listComments = (
  { database, vault }: IncidentStore,
  customerId: string,
  incidentId: string,
): Promise<Comment[]> =>
  database.withTenant(customerId, async (tx) => {
    await requireIncident(tx, incidentId)
    return (await findComments(tx, await vault.cipherOf(tx, customerId), incidentId)).map(toComment)
  })
