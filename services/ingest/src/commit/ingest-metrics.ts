import { Counter, Histogram, type Registry } from 'prom-client'

export interface IngestMetrics {
  /** Labels: received, stored, duplicate, rejected. The workers count analyzed and failed. */
  readonly records: Counter<'term'>
  readonly rejections: Counter<'reason'>
  /** What is no log record but stored beside them. */
  readonly otherSignals: Counter<'signal'>
  readonly commitSeconds: Histogram
  readonly groupRequests: Histogram
}

export function createIngestMetrics(registry: Registry): IngestMetrics {
  return {
    records: new Counter({
      name: 'holdfast_ledger_records_total',
      help: 'Log records, spans and data points by what became of them, as in the ledger.',
      labelNames: ['term'],
      registers: [registry],
    }),
    rejections: new Counter({
      name: 'holdfast_ingest_rejected_records_total',
      help: 'Log records, spans and data points that were not stored, by reason.',
      labelNames: ['reason'],
      registers: [registry],
    }),
    otherSignals: new Counter({
      name: 'holdfast_ingest_other_signals_total',
      help: 'Spans and metric data points that were stored.',
      labelNames: ['signal'],
      registers: [registry],
    }),
    commitSeconds: new Histogram({
      name: 'holdfast_ingest_commit_seconds',
      help: 'Time from the first statement of a group to its commit.',
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
      registers: [registry],
    }),
    groupRequests: new Histogram({
      name: 'holdfast_ingest_group_requests',
      help: 'Requests that shared one transaction.',
      buckets: [1, 2, 4, 8, 16, 32, 64],
      registers: [registry],
    }),
  }
}
