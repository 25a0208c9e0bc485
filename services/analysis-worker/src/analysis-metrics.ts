import { Counter, Histogram, type Registry } from 'prom-client'
import type { OnSettled } from './digest/on-settled.ts'

/** Counts what becomes of the records that ingest stored, and how long they waited for it. */
export function countSettled(registry: Registry): OnSettled {
  const registers = [registry]
  const records = new Counter({
    name: 'holdfast_ledger_records_total',
    help: 'Log records by what became of them, as in the ledger. Ingest counts the terms before these.',
    labelNames: ['term'],
    registers,
  })
  const lag = new Histogram({
    name: 'holdfast_analysis_lag_seconds',
    help: 'From the receipt of a batch until it was analyzed.',
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800, 7_200],
    registers,
  })
  return (term, recordCount, waitedMs) => {
    records.inc({ term }, recordCount)
    if (waitedMs !== undefined) lag.observe(Math.max(0, waitedMs) / 1_000)
  }
}
