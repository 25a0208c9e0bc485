import type { IncidentDetail } from '@holdfast/contracts/incidents'
import type { IncidentStore } from '../incident-store.ts'
import { readIncident } from './read-incident.ts'

export const showIncident = (
  { database, vault }: IncidentStore,
  customerId: string,
  incidentId: string,
): Promise<IncidentDetail> =>
  database.withTenant(customerId, async (tx) => (await readIncident(tx, vault, incidentId)).detail)
