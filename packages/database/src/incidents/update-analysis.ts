import type { Updateable } from 'kysely'
import type { IncidentsTable } from '../schema/incidents-table.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export type AnalysisUpdate = Pick<
  Updateable<IncidentsTable>,
  | 'title'
  | 'sealedTitle'
  | 'titleMarks'
  | 'severity'
  | 'status'
  | 'service'
  | 'executionId'
  | 'occurrenceCount'
  | 'eventCount'
  | 'startedAt'
  | 'endedAt'
  | 'updatedAt'
  | 'lastSeen'
  | 'resolvedAt'
  | 'fixConfirmedAt'
  | 'templateIds'
  | 'signatureId'
  | 'analysis'
  | 'glance'
>

/** What the pipeline learned of an incident since. */
export const updateAnalysis = (tx: TenantTransaction, incidentId: string, update: AnalysisUpdate) =>
  tx.updateTable('incidents').set(update).where('id', '=', incidentId).execute()
