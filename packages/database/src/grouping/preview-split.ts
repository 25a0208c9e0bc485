import { sql } from 'kysely'
import { visibleIncidents } from '../incidents/visible-incidents.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

const MAX_INCIDENTS = 100
export const PREVIEW_DAYS = 30

/** The incidents of the last 30 days in which a split of these kinds of lines would have made a difference. */
export const previewSplit = (tx: TenantTransaction, templateIds: readonly string[]) =>
  visibleIncidents(tx)
    .innerJoin('incidentTemplates', 'incidentTemplates.incidentId', 'incidents.id')
    .select([
      'incidents.id',
      'incidents.title',
      'incidents.sealedTitle',
      'incidents.severity',
      'incidents.status',
      'incidents.lastSeen',
      'incidents.templateIds',
    ])
    .distinctOn(['incidents.lastSeen', 'incidents.id'])
    .where('incidentTemplates.templateId', 'in', [...templateIds])
    .where('incidents.lastSeen', '>', sql<Date>`now() - make_interval(days => ${PREVIEW_DAYS})`)
    .orderBy('incidents.lastSeen', 'desc')
    .orderBy('incidents.id', 'desc')
    .limit(MAX_INCIDENTS)
    .execute()
