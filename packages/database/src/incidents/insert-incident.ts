import type { Insertable } from 'kysely'
import type { IncidentsTable } from '../schema/incidents-table.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export type NewIncident = Omit<
  Insertable<IncidentsTable>,
  'title' | 'assignedTo' | 'resolvedAt' | 'fixConfirmedAt' | 'mergedInto' | 'deletedAt' | 'deletedBy'
> & { title: null; sealedTitle: Buffer; titleMarks: string }

export const insertIncident = (tx: TenantTransaction, incident: NewIncident) =>
  tx.insertInto('incidents').values(incident).execute()
