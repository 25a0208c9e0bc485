import type { IncidentListItem, IncidentState } from '@holdfast/contracts/incidents'
import type { PersonName } from '@holdfast/contracts/people'
import { openGlance } from '@holdfast/database/incidents/seal-glance'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { IncidentSummary } from '@holdfast/database/incidents/incident-summary'

export const toIncidentListItem = (incident: IncidentSummary, cipher: CompanyCipher): IncidentListItem => ({
  incident_id: incident.id,
  title: openTitle(cipher, incident),
  severity: incident.severity,
  status: incident.status,
  assigned_to: toAssignee(incident),
  service: incident.service,
  execution_id: incident.executionId,
  created_at: incident.createdAt.toISOString(),
  updated_at: incident.updatedAt.toISOString(),
  occurrence_count: incident.occurrenceCount,
  last_seen: incident.lastSeen.toISOString(),
  source_type: incident.sourceType,
  started_at: incident.startedAt?.toISOString() ?? null,
  ended_at: incident.endedAt?.toISOString() ?? null,
  event_count: incident.eventCount,
  glance: openGlance(cipher, incident),
})

export const toIncidentState = (incident: IncidentSummary): IncidentState => ({
  id: incident.id,
  status: incident.status,
  assigned_to: toAssignee(incident),
})

export const toAssignee = (incident: IncidentSummary): PersonName | null =>
  incident.assigneeId === null
    ? null
    : {
        id: incident.assigneeId,
        first_name: incident.assigneeFirstName ?? '',
        last_name: incident.assigneeLastName ?? '',
      }
