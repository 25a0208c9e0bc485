import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import type { IncidentRow } from './find-incident.ts'
import { visibleIncidents } from './visible-incidents.ts'

const NEARBY_MS = 15 * 60_000
const MAX_CANDIDATES = 100

/** Candidates that share templates, cause or time; why and how strongly is for the caller to say. */
export async function findRelatedIncidents(tx: TenantTransaction, incident: IncidentRow) {
  const ids = new Set([
    ...(await sharingTemplates(tx, incident)),
    ...(await sharingSignature(tx, incident)),
    ...(await beganNearby(tx, incident)),
  ])
  ids.delete(incident.id)
  if (ids.size === 0) return []
  return visibleIncidents(tx)
    .select([
      'incidents.id',
      'incidents.title',
      'incidents.sealedTitle',
      'incidents.severity',
      'incidents.status',
      'incidents.service',
      'incidents.lastSeen',
      'incidents.startedAt',
      'incidents.templateIds',
      'incidents.signatureId',
    ])
    .where('incidents.id', 'in', [...ids])
    .orderBy('incidents.lastSeen', 'desc')
    .execute()
}

export type RelatedCandidate = Awaited<ReturnType<typeof findRelatedIncidents>>[number]

async function sharingTemplates(tx: TenantTransaction, incident: IncidentRow): Promise<string[]> {
  if (incident.templateIds.length === 0) return []
  const rows = await tx
    .selectFrom('incidentTemplates')
    .select('incidentId')
    .where('templateId', 'in', incident.templateIds)
    .groupBy('incidentId')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('incidentId', 'desc')
    .limit(MAX_CANDIDATES)
    .execute()
  return rows.map((row) => row.incidentId)
}

async function sharingSignature(tx: TenantTransaction, { signatureId }: IncidentRow): Promise<string[]> {
  if (signatureId === null) return []
  const rows = await visibleIncidents(tx)
    .select('incidents.id')
    .where('incidents.signatureId', '=', signatureId)
    .orderBy('incidents.lastSeen', 'desc')
    .limit(MAX_CANDIDATES)
    .execute()
  return rows.map((row) => row.id)
}

async function beganNearby(tx: TenantTransaction, { startedAt }: IncidentRow): Promise<string[]> {
  if (startedAt === null) return []
  const rows = await visibleIncidents(tx)
    .select('incidents.id')
    .where('incidents.startedAt', '>=', new Date(startedAt.getTime() - NEARBY_MS))
    .where('incidents.startedAt', '<=', new Date(startedAt.getTime() + NEARBY_MS))
    .limit(MAX_CANDIDATES)
    .execute()
  return rows.map((row) => row.id)
}
