import type { IncidentStatus, Severity, SourceType } from '@holdfast/contracts/incident-fields'
import type { Generated } from 'kysely'

export interface IncidentsTable {
  id: string
  customerId: string
  /** What failed where, stable under changed numbers, hosts and times. */
  fingerprint: string
  /** Null once it is sealed, as all new ones are. */
  title: string | null
  sealedTitle: Buffer | null
  /** What `markTitle` makes of it. */
  titleMarks: string | null
  severity: Severity
  status: IncidentStatus
  assignedTo: string | null
  service: string | null
  sourceType: SourceType
  executionId: string
  occurrenceCount: Generated<number>
  eventCount: number
  /** Log time, as is endedAt; null where the logs carry none. */
  startedAt: Date | null
  endedAt: Date | null
  /** When we saw it, as are updatedAt and lastSeen. */
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  lastSeen: Generated<Date>
  resolvedAt: Date | null
  fixConfirmedAt: Date | null
  templateIds: string[]
  signatureId: string | null
  /** `AnalysisData` as JSON, compressed, under the company's data key. */
  analysis: Buffer
  /** `IncidentGlance` as JSON, sealed like the analysis it was taken from. */
  glance: Buffer | null
  mergedInto: string | null
  /** The correction that made it. */
  splitBy: string | null
  deletedAt: Date | null
  deletedBy: string | null
}
