import { z } from 'zod'
import { AnalysisData } from './analysis-data.ts'
import { IncidentGlance } from './incident-glance.ts'
import { IncidentStatus, Level, Severity, SourceType } from './incident-fields.ts'
import { PersonName } from './people.ts'
import { ApiKey, Id, Timestamp, Total } from './scalars.ts'

export const IncidentListItem = z.object({
  incident_id: Id,
  title: z.string(),
  severity: Severity,
  status: IncidentStatus,
  assigned_to: PersonName.nullable(),
  service: z.string().nullable(),
  execution_id: Id,
  created_at: Timestamp,
  updated_at: Timestamp,
  occurrence_count: z.number().int().min(1).default(1),
  last_seen: Timestamp,
  source_type: SourceType,
  /** Log time, as is `ended_at`: when it began and when its last line was written. Null where the logs carry no time. */
  started_at: Timestamp.nullable().default(null),
  ended_at: Timestamp.nullable().default(null),
  event_count: z.number().int().min(0).default(0),
  /** Null for one that was analyzed before there were any. */
  glance: IncidentGlance.nullable().default(null),
})
export type IncidentListItem = z.infer<typeof IncidentListItem>

/** Several values are separated by commas. */
const listOf = <T extends z.ZodType<string, string>>(item: T) =>
  z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(item).min(1))

/** By its last activity, its start, or how severe it is. A search is always by last activity. */
export const IncidentSort = z.enum(['activity', 'start', 'severity'])
export type IncidentSort = z.infer<typeof IncidentSort>

export const ListIncidentsQuery = z.object({
  api_key: ApiKey.optional(),
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
  offset: z.coerce.number().int().min(0).default(0),
  q: z.string().max(200).optional(),
  status: listOf(IncidentStatus).optional(),
  severity: listOf(Severity).optional(),
  /** A user's id, or `none`. */
  assigned_to: z.union([Id, z.literal('none')]).optional(),
  service: z.string().max(200).optional(),
  since: Timestamp.optional(),
  until: Timestamp.optional(),
  sort: IncidentSort.optional(),
})
export type ListIncidentsQuery = z.infer<typeof ListIncidentsQuery>

export const IncidentPage = z.object({
  customer_id: Id,
  incidents: z.array(IncidentListItem),
  total: Total,
})
export type IncidentPage = z.infer<typeof IncidentPage>

export const IncidentDetail = z.object({
  incident_id: Id,
  customer_id: Id,
  execution_id: Id,
  analysis_data: AnalysisData,
  live_status: IncidentStatus,
  live_assigned_to: PersonName.nullable(),
  occurrence_count: z.number().int().min(1),
  last_seen: Timestamp,
  created_at: Timestamp,
  updated_at: Timestamp,
  service: z.string().nullable(),
  source_type: SourceType,
  started_at: Timestamp.nullable().default(null),
  ended_at: Timestamp.nullable().default(null),
  event_count: z.number().int().min(0).default(0),
  glance: IncidentGlance.nullable().default(null),
})
export type IncidentDetail = z.infer<typeof IncidentDetail>

export const UpdateStatusRequest = z.object({ status: IncidentStatus })
export type UpdateStatusRequest = z.infer<typeof UpdateStatusRequest>

export const AssignRequest = z.object({ assigned_to: Id.nullable() })
export type AssignRequest = z.infer<typeof AssignRequest>

/** PATCH /api/v1/dashboard/incidents/{id}: both in one call. */
export const UpdateIncidentRequest = z
  .object({ status: IncidentStatus.optional(), assigned_to: Id.nullable().optional() })
  .refine((change) => change.status !== undefined || change.assigned_to !== undefined, 'Send status or assigned_to.')
export type UpdateIncidentRequest = z.infer<typeof UpdateIncidentRequest>

export const IncidentState = z.object({ id: Id, status: IncidentStatus, assigned_to: PersonName.nullable() })
export type IncidentState = z.infer<typeof IncidentState>

/** POST /api/v1/dashboard/incidents/bulk. */
export const BulkIncidentsRequest = z.object({
  incident_ids: z.array(Id).min(1).max(1_000),
  action: z.discriminatedUnion('type', [
    z.object({ type: z.literal('status'), status: IncidentStatus }),
    z.object({ type: z.literal('assign'), assigned_to: Id.nullable() }),
    z.object({ type: z.literal('delete') }),
  ]),
})
export type BulkIncidentsRequest = z.infer<typeof BulkIncidentsRequest>

export const BulkIncidentsResult = z.object({ changed: z.array(Id), not_found: z.array(Id) })
export type BulkIncidentsResult = z.infer<typeof BulkIncidentsResult>

/** GET …/incidents/{id}/history. */
export const HistoryEntry = z.object({
  id: Id,
  at: Timestamp,
  actor: PersonName.nullable(),
  /** `created`, `status`, `assigned`, `comment`, `episode`, `regression`, `merged`, `split`, `deleted`, `restored`, `fix-confirmed`. */
  kind: z.string(),
  description: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const IncidentHistory = z.object({ entries: z.array(HistoryEntry) })
export type IncidentHistory = z.infer<typeof IncidentHistory>

export const RelatedIncident = z.object({
  incident_id: Id,
  title: z.string(),
  severity: Severity,
  status: IncidentStatus,
  last_seen: Timestamp,
  /** 'same cause', 'shares 3 message templates', 'same service within 5 minutes', … */
  reasons: z.array(z.string()),
})
export type RelatedIncident = z.infer<typeof RelatedIncident>

export const RelatedIncidents = z.object({ related: z.array(RelatedIncident) })
export type RelatedIncidents = z.infer<typeof RelatedIncidents>

/** GET …/evidence/{lineId}/context?lines=50. */
export const EvidenceContextQuery = z.object({ lines: z.coerce.number().int().min(0).max(50).default(50) })
export type EvidenceContextQuery = z.infer<typeof EvidenceContextQuery>

export const ContextLine = z.object({
  line_number: z.number().int().min(1).nullable(),
  timestamp: Timestamp.nullable(),
  level: Level.nullable(),
  service: z.string().nullable(),
  message: z.string(),
  is_cited: z.boolean(),
})
export type ContextLine = z.infer<typeof ContextLine>

export const EvidenceContext = z.object({ line_id: z.string(), source: z.string(), lines: z.array(ContextLine) })
export type EvidenceContext = z.infer<typeof EvidenceContext>

export const ExportQuery = z.object({ format: z.enum(['md', 'json']).default('md') })
export type ExportQuery = z.infer<typeof ExportQuery>

/** POST …/incidents/{id}/merge `{into}`; …/split `{template_ids}`; both answer with an id to undo by. */
export const MergeRequest = z.object({ into: Id, remember: z.boolean().default(true) })
export type MergeRequest = z.infer<typeof MergeRequest>
export const SplitRequest = z.object({ template_ids: z.array(z.string()).min(1), remember: z.boolean().default(true) })
export type SplitRequest = z.infer<typeof SplitRequest>
export const GroupingChange = z.object({ change_id: Id, incident_ids: z.array(Id), rule_id: Id.nullable() })
export type GroupingChange = z.infer<typeof GroupingChange>

export const GroupingRule = z.object({
  id: Id,
  kind: z.enum(['merge', 'split']),
  description: z.string(),
  created_at: Timestamp,
  created_by: PersonName.nullable(),
})
export type GroupingRule = z.infer<typeof GroupingRule>
export const GroupingRules = z.object({ rules: z.array(GroupingRule) })
export type GroupingRules = z.infer<typeof GroupingRules>

/** POST /api/v1/dashboard/grouping/preview. */
export const GroupingPreviewRequest = z.object({ template_ids: z.array(z.string()).min(1).max(1_000) })
export type GroupingPreviewRequest = z.infer<typeof GroupingPreviewRequest>
export const GroupingPreview = z.object({
  incidents: z.array(
    z.object({
      incident_id: Id,
      title: z.string(),
      severity: Severity,
      status: IncidentStatus,
      last_seen: Timestamp,
      /** False where it consists of these lines alone and would stay as it is. */
      is_split: z.boolean(),
    }),
  ),
})
export type GroupingPreview = z.infer<typeof GroupingPreview>
