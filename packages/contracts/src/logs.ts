import { z } from 'zod'
import { OneLine } from './one-line.ts'
import { ApiKey, Id, Timestamp } from './scalars.ts'

export const ForwardLogsRequest = z.object({
  log_content: z.string(),
  api_key: ApiKey.optional(),
  /** What the source is called in citations; 'pasted logs' otherwise. */
  source_name: OneLine(200).optional(),
})
export type ForwardLogsRequest = z.infer<typeof ForwardLogsRequest>

/** What was read before it was judged: so that 'nothing found' says in what. */
export const LookedAt = z.object({
  lines: z.number().int().min(0),
  /** Lines that say of themselves that they are errors, or worse. */
  errors: z.number().int().min(0),
  warnings: z.number().int().min(0),
  services: z.number().int().min(0),
  /** Log time; null where no line has one. */
  from: Timestamp.nullable(),
  until: Timestamp.nullable(),
})
export type LookedAt = z.infer<typeof LookedAt>

export const ForwardLogsResult = z.object({
  incidents_detected: z.number().int().min(0),
  processed_count: z.number().int().min(0),
  incident_ids: z.array(Id),
  looked_at: LookedAt.nullable(),
})
export type ForwardLogsResult = z.infer<typeof ForwardLogsResult>

/** The 202 of `Prefer: respond-async` and of an upload. */
export const LogJobAccepted = z.object({ job_id: Id })
export type LogJobAccepted = z.infer<typeof LogJobAccepted>

export const LogJobStatus = z.enum(['receiving', 'queued', 'processing', 'done', 'failed', 'cancelled'])
export type LogJobStatus = z.infer<typeof LogJobStatus>

export const LogJob = z.object({
  job_id: Id,
  status: LogJobStatus,
  /** 0..1. */
  progress: z.number().min(0).max(1),
  processed_count: z.number().int().min(0),
  incidents_detected: z.number().int().min(0),
  incident_ids: z.array(Id),
  /** Null until it is done, and of jobs from before this was kept. */
  looked_at: LookedAt.nullable(),
  /** Why it failed or what was left out, for the user. */
  detail: z.string().nullable(),
  created_at: Timestamp,
})
export type LogJob = z.infer<typeof LogJob>

/** GET /api/v1/logs/processing: feeds the 'Processing logs...' banner. */
export const LogProcessing = z.object({
  is_processing: z.boolean(),
  waiting_batches: z.number().int().min(0),
  jobs: z.array(LogJob),
})
export type LogProcessing = z.infer<typeof LogProcessing>

/** received = stored + duplicate + rejected; stored = analyzed + waiting + failed. */
export const LedgerCounts = z.object({
  received: z.number().int(),
  stored: z.number().int(),
  duplicate: z.number().int(),
  rejected: z.number().int(),
  analysed: z.number().int(),
  waiting: z.number().int(),
  failed: z.number().int(),
})
export type LedgerCounts = z.infer<typeof LedgerCounts>

export const LedgerQuery = z.object({
  api_key: ApiKey.optional(),
  since: Timestamp.optional(),
  until: Timestamp.optional(),
})
export type LedgerQuery = z.infer<typeof LedgerQuery>

export const Ledger = z.object({
  totals: LedgerCounts,
  /** `rejected:too-large` → 12. */
  reasons: z.record(z.string(), z.number().int()),
  hours: z.array(LedgerCounts.extend({ hour: Timestamp, api_key_prefix: z.string() })),
})
export type Ledger = z.infer<typeof Ledger>

export const CacheClearRequest = z.object({ api_key: ApiKey.optional() })
export type CacheClearRequest = z.infer<typeof CacheClearRequest>
export const CacheClearResult = z.object({ keys_deleted: z.number().int().min(0) })
export type CacheClearResult = z.infer<typeof CacheClearResult>

/** POST and DELETE /api/v1/samples. */
export const SamplesLoaded = z.object({ job_ids: z.array(Id), sample_names: z.array(z.string()) })
export type SamplesLoaded = z.infer<typeof SamplesLoaded>
export const SamplesRemoved = z.object({ incidents_removed: z.number().int().min(0) })
export type SamplesRemoved = z.infer<typeof SamplesRemoved>

/** GET /api/v1/limits: every limit that a caller can run into. */
export const Limits = z.record(z.string(), z.object({ value: z.number(), unit: z.string(), description: z.string() }))
export type Limits = z.infer<typeof Limits>
