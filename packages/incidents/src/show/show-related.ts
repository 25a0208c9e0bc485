import type { RelatedIncident } from '@holdfast/contracts/incidents'
import type { IncidentStore } from '../incident-store.ts'
import { findRelated } from './find-related.ts'
import { requireIncident } from './read-incident.ts'

export const showRelated = (
  { database, vault }: IncidentStore,
  customerId: string,
  incidentId: string,
): Promise<RelatedIncident[]> =>
  database.withTenant(customerId, async (tx) => {
    const incident = await requireIncident(tx, incidentId)
    return findRelated(tx, await vault.cipherOf(tx, customerId), incident)
  })
