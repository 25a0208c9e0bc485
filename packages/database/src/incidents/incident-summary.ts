import type { IncidentStatus, Severity, SourceType } from '@holdfast/contracts/incident-fields'

/** What a list shows of an incident. */
export interface IncidentSummary {
  readonly id: string
  readonly title: string | null
  readonly sealedTitle: Buffer | null
  readonly severity: Severity
  readonly status: IncidentStatus
  readonly service: string | null
  readonly executionId: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly lastSeen: Date
  readonly occurrenceCount: number
  readonly sourceType: SourceType
  readonly startedAt: Date | null
  readonly endedAt: Date | null
  readonly eventCount: number
  readonly glance: Buffer | null
  readonly assigneeId: string | null
  readonly assigneeFirstName: string | null
  readonly assigneeLastName: string | null
}

/** All but its times, which a list takes in another form. */
export const untimedSummaryColumns = [
  'incidents.id',
  'incidents.title',
  'incidents.sealedTitle',
  'incidents.severity',
  'incidents.status',
  'incidents.service',
  'incidents.executionId',
  'incidents.occurrenceCount',
  'incidents.sourceType',
  'incidents.eventCount',
  'incidents.glance',
  'assignee.id as assigneeId',
  'assignee.firstName as assigneeFirstName',
  'assignee.lastName as assigneeLastName',
] as const

export const incidentSummaryColumns = [
  ...untimedSummaryColumns,
  'incidents.createdAt',
  'incidents.updatedAt',
  'incidents.lastSeen',
  'incidents.startedAt',
  'incidents.endedAt',
] as const
