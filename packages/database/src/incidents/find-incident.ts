import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { incidentSummaryColumns } from './incident-summary.ts'
import { visibleIncidents } from './visible-incidents.ts'

export const findIncident = (tx: TenantTransaction, id: string) =>
  visibleIncidents(tx)
    .leftJoin('users as assignee', 'assignee.id', 'incidents.assignedTo')
    .select(incidentSummaryColumns)
    .select([
      'incidents.customerId',
      'incidents.fingerprint',
      'incidents.analysis',
      'incidents.templateIds',
      'incidents.signatureId',
    ])
    .where('incidents.id', '=', id)
    .executeTakeFirst()

export type IncidentRow = NonNullable<Awaited<ReturnType<typeof findIncident>>>
