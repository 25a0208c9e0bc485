import { recordAudit } from '@holdfast/database/audit/record-audit'
import { removeSampleIncidents } from '@holdfast/database/incidents/remove-sample-incidents'
import type { IncidentStore } from '../incident-store.ts'
import type { Requester } from '../requester.ts'

/** The incidents of the sample logs, with all that hangs on them. Returns how many. */
export const removeSamples = ({ database }: Pick<IncidentStore, 'database'>, requester: Requester): Promise<number> =>
  database.withTenant(requester.customerId, async (tx) => {
    const removed = await removeSampleIncidents(tx)
    await recordAudit(tx, { ...requester, action: 'samples.removed', details: { incidents: removed } })
    return removed
  })
