import type { IncidentStatus, Severity, SourceType } from '@holdfast/contracts/incident-fields'

/** What a list shows of an incident. */
export interface IncidentSummary {
  id: string
  title: string | null
  sealedTitle: Buffer | null
  severity: Severity
  status: IncidentStatus
  service: string | null
  executionId: string
  createdAt: Date
  updatedAt: Date
  lastSeen: Date
  occurrenceCount: number
  sourceType: SourceType
  startedAt: Date | null
  endedAt: Date | null
  eventCount: number
  glance: Buffer | null
  assigneeId: string | null
  assigneeFirstName: string | null
  assigneeLastName: string | null
}

export const incidentSummaryColumns = [
  'incidents.id',
  'incidents.title',
  'incidents.sealedTitle',
  'incidents.severity',
  'incidents.status',
  'incidents.service',
  'incidents.executionId',
  'incidents.createdAt',
  'incidents.updatedAt',
  'incidents.lastSeen',
  'incidents.occurrenceCount',
  'incidents.sourceType',
  'incidents.startedAt',
  'incidents.endedAt',
  'incidents.eventCount',
  'incidents.glance',
  'assignee.id as assigneeId',
  'assignee.firstName as assigneeFirstName',
  'assignee.lastName as assigneeLastName',
] as const
