import { incidentChanged } from '@holdfast/contracts/events/catalogue'
import type { Publish } from '@holdfast/contracts/events/event'
import { addHistoryEntry } from '@holdfast/database/incidents/add-history-entry'
import { closeUntouched } from '@holdfast/database/incidents/close-untouched'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'

export interface Dismissal {
  readonly customerId: string
  readonly incidentId: string
  readonly why: string
  readonly model: string
}

/**
 * Closes what a model proved to be no incident, with its reason in the history; anybody may open it again. What people
 * have touched stays as it is.
 */
export async function dismissIncident(
  tx: TenantTransaction,
  { customerId, incidentId, why, model }: Dismissal,
  cipher: CompanyCipher,
  publish: Publish,
): Promise<boolean> {
  if (!(await closeUntouched(tx, incidentId))) return false
  await addHistoryEntry(
    tx,
    {
      customerId,
      incidentId,
      actorId: null,
      kind: 'dismissed',
      description: `Closed as a false alarm: ${why}`,
      details: { model, from: 'open', to: 'closed' },
    },
    cipher,
  )
  publish(incidentChanged, { customerId, incidentId })
  return true
}
