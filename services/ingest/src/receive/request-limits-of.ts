import type { RequestLimits } from '@holdfast/otlp/request-limits'
import type { IngestLimits } from '../ingest-services.ts'

export const requestLimitsOf = (limits: IngestLimits): RequestLimits => ({
  maxRecords: limits.otlp_records.value,
  maxFields: limits.otlp_fields.value,
  maxJsonNodes: limits.otlp_json_values.value,
})
