import type { Limits } from './logs.ts'

/** What ingest accepts. Enforced by the ingest service and published at GET /api/v1/limits. */
export const ingestLimits = {
  otlp_body_bytes: {
    value: 20_971_520,
    unit: 'bytes',
    description: 'An OTLP request as it is sent, compressed or not.',
  },
  otlp_decompressed_bytes: { value: 67_108_864, unit: 'bytes', description: 'An OTLP request after decompression.' },
  otlp_json_bytes: { value: 16_777_216, unit: 'bytes', description: 'An OTLP/JSON request after decompression.' },
  otlp_records: { value: 50_000, unit: 'records', description: 'Log records of one OTLP request; 413 for more.' },
  otlp_fields: {
    value: 4_000_000,
    unit: 'fields',
    description: 'Protobuf fields of one OTLP request, nested ones included; 413 for more.',
  },
  otlp_json_values: {
    value: 1_000_000,
    unit: 'values',
    description: 'Objects, arrays, members and elements of one OTLP/JSON request; 413 for more.',
  },
  otlp_record_bytes: { value: 1_048_576, unit: 'bytes', description: 'One log record; a larger one is rejected.' },
  otlp_attributes: {
    value: 1_024,
    unit: 'attributes',
    description: 'Attributes of one record, resource or scope, nested ones included; a record with more is rejected.',
  },
  otlp_depth: {
    value: 32,
    unit: 'levels',
    description: 'Nesting of a body or attribute; a deeper record is rejected.',
  },
  paste_bytes: { value: 33_554_432, unit: 'bytes', description: 'A pasted text with its envelope.' },
  keyless_paste_bytes: {
    value: 4_194_304,
    unit: 'bytes',
    description: 'A pasted text whose API key is in its body alone; send the key in x-api-key for a larger one.',
  },
  upload_bytes: { value: 5_368_709_120, unit: 'bytes', description: 'One uploaded file, after decompression.' },
  line_bytes: {
    value: 1_048_576,
    unit: 'bytes',
    description: 'One line; a longer one is cut, and counted as truncated.',
  },
  body_seconds: { value: 60, unit: 'seconds', description: 'Time for the whole body of an OTLP request or a paste.' },
  upload_idle_seconds: { value: 60, unit: 'seconds', description: 'Longest silence in the middle of an upload.' },
  key_bytes_per_second: {
    value: 67_108_864,
    unit: 'bytes per second',
    description: 'Bytes, after decompression, per API key; ten seconds of it may come at once.',
  },
  key_records_per_second: {
    value: 500_000,
    unit: 'records per second',
    description: 'Log records and lines per API key; ten seconds of it may come at once.',
  },
  key_requests_per_second: {
    value: 2_000,
    unit: 'requests per second',
    description: 'Requests per API key; ten seconds of it may come at once.',
  },
  backlog_bytes: {
    value: 4_294_967_296,
    unit: 'bytes',
    description: 'Stored logs of one company that wait for analysis; 429 until they are fewer.',
  },
  backlog_plain_bytes: {
    value: 68_719_476_736,
    unit: 'bytes',
    description: 'The same after decompression.',
  },
  concurrent_texts: {
    value: 4,
    unit: 'requests',
    description: 'Pastes and uploads of one company that are being stored.',
  },
  concurrent_texts_per_address: {
    value: 12,
    unit: 'requests',
    description: 'Pastes and uploads from one network that are being stored.',
  },
  upload_slowest_bytes_per_second: {
    value: 4_096,
    unit: 'bytes per second',
    description: 'An upload that comes more slowly for half a minute is ended: it holds a place that others need.',
  },
  forward_wait_seconds: {
    value: 300,
    unit: 'seconds',
    description: 'How long POST /api/v1/logs/forward waits for its result.',
  },
} as const satisfies Limits

export type IngestLimitName = keyof typeof ingestLimits
