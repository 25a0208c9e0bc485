import type { IncidentListItem, IncidentState } from '@holdfast/contracts/incidents'
import type { PersonName } from '@holdfast/contracts/people'
import { openGlance } from '@holdfast/database/incidents/seal-glance'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import { isoTime } from '@holdfast/database/iso-time'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { IncidentListRow } from '@holdfast/database/incidents/incident-list-row'
import type { IncidentSummary } from '@holdfast/database/incidents/incident-summary'

export const toIncidentListItem = (incident: IncidentListRow, cipher: CompanyCipher): IncidentListItem => ({
  incident_id: incident.id,
  title: openTitle(cipher, incident),
  severity: incident.severity,
  status: incident.status,
  assigned_to: toAssignee(incident),
  service: incident.service,
  execution_id: incident.executionId,
  created_at: isoTime(incident.createdAt),
  updated_at: isoTime(incident.updatedAt),
  occurrence_count: incident.occurrenceCount,
  last_seen: isoTime(incident.lastSeen),
  source_type: incident.sourceType,
  started_at: incident.startedAt === null ? null : isoTime(incident.startedAt),
  ended_at: incident.endedAt === null ? null : isoTime(incident.endedAt),
  event_count: incident.eventCount,
  glance: openGlance(cipher, incident),
})

export const toIncidentState = (incident: IncidentSummary): IncidentState => ({
  id: incident.id,
  status: incident.status,
  assigned_to: toAssignee(incident),
})

type Assigned = Pick<IncidentSummary, 'assigneeId' | 'assigneeFirstName' | 'assigneeLastName'>

export const toAssignee = (incident: Assigned): PersonName | null =>
  incident.assigneeId === null
    ? null
    : {
        id: incident.assigneeId,
        first_name: incident.assigneeFirstName ?? '',
        last_name: incident.assigneeLastName ?? '',
      }
