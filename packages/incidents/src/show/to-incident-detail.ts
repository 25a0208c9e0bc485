import type { AnalysisData } from '@holdfast/contracts/analysis-data'
import type { IncidentDetail } from '@holdfast/contracts/incidents'
import type { IncidentRow } from '@holdfast/database/incidents/find-incident'
import { glanceOf } from '../glance-of.ts'
import { toAssignee } from './to-incident-list-item.ts'

export const toIncidentDetail = (incident: IncidentRow, analysis: AnalysisData): IncidentDetail => ({
  incident_id: incident.id,
  customer_id: incident.customerId,
  execution_id: incident.executionId,
  analysis_data: analysis,
  live_status: incident.status,
  live_assigned_to: toAssignee(incident),
  occurrence_count: incident.occurrenceCount,
  last_seen: incident.lastSeen.toISOString(),
  created_at: incident.createdAt.toISOString(),
  updated_at: incident.updatedAt.toISOString(),
  service: incident.service,
  source_type: incident.sourceType,
  started_at: incident.startedAt?.toISOString() ?? null,
  ended_at: incident.endedAt?.toISOString() ?? null,
  event_count: incident.eventCount,
  glance: glanceOf(analysis),
})
