import { listEpisodes } from '@holdfast/database/incidents/list-episodes'
import type { IncidentStore } from '../incident-store.ts'
import { requireIncident } from './read-incident.ts'

export interface Occurrence {
  readonly service: string | null
  /** Log time; null where the lines have none. */
  readonly startedAt: Date | null
  readonly endedAt: Date | null
}

/** The latest time of an incident, and of whom. */
export const findLatestOccurrence = (
  { database }: IncidentStore,
  customerId: string,
  incidentId: string,
): Promise<Occurrence> =>
  database.withTenant(customerId, async (tx) => {
    const { service, startedAt, endedAt } = await requireIncident(tx, incidentId)
    const [latest] = startedAt === null ? [] : await listEpisodes(tx, incidentId)
    return { service, startedAt: latest?.startedAt ?? startedAt, endedAt: latest?.endedAt ?? endedAt }
  })
