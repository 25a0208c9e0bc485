import { z } from 'zod'
import { Severity, SourceType } from './incident-fields.ts'
import { Id, Timestamp } from './scalars.ts'

export const TelemetryIncident = z.object({
  id: Id,
  title: z.string(),
  severity: Severity,
  created_at: Timestamp,
  source_type: SourceType,
})

export const TelemetryCustomer = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  created_at: Timestamp,
  has_agent_installed: z.boolean(),
  incident_count: z.number().int(),
  paste_log_usage_count: z.number().int(),
  ai_chat_usage_count: z.number().int(),
  agent_setup_step: z.number().int().min(0).max(5),
  agent_setup_completed_at: Timestamp.nullable(),
  /** The latest ten. */
  incidents: z.array(TelemetryIncident),
})
export type TelemetryCustomer = z.infer<typeof TelemetryCustomer>

export const Telemetry = z.object({
  total_customers: z.number().int(),
  total_incidents: z.number().int(),
  total_agent_installations: z.number().int(),
  customers: z.array(TelemetryCustomer),
})
export type Telemetry = z.infer<typeof Telemetry>

/** GET /api/v1/admin/failed-batches: what no attempt could analyze, of every company; never their content. */
export const FailedBatch = z.object({
  id: Id,
  customer_id: Id,
  customer_name: z.string(),
  source_type: SourceType,
  record_count: z.number().int(),
  received_at: Timestamp,
  reason: z.string(),
})
export type FailedBatch = z.infer<typeof FailedBatch>

export const FailedBatches = z.object({ batches: z.array(FailedBatch) })
export type FailedBatches = z.infer<typeof FailedBatches>
