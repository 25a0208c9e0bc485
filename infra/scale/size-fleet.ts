import { measured } from './measured.ts'
import { demands } from './model.ts'

export interface Demand {
  readonly terabytesPerDay: number
  readonly bytesPerLine: number
  /** The busiest minutes against the mean. */
  readonly peakFactor: number
  readonly retentionDays: number
  readonly dashboardRequestsPerSecond: number
}

export interface Fleet {
  readonly peakLinesPerSecond: number
  readonly ingests: number
  readonly workers: number
  readonly gateways: number
  readonly memoryGb: number
  /** What Postgres writes at the peak, raw batches included. */
  readonly storedMegabytesPerSecond: number
  readonly storedTerabytes: number
}

/** Nobody plans a process to be busy all the time: what is left is for a peak's peak and for one that is gone. */
const INGEST_SHARE = 0.5
const WORKER_SHARE = 0.7
const GATEWAY_SHARE = 0.5
/** Of the plain bytes, compressed and sealed, with their row. */
const STORED_SHARE = 0.18
const GATEWAY_MEMORY_MB = 250
const SECONDS_PER_DAY = 86_400

const processes = (perSecond: number, share: number, amount: number) =>
  Math.max(2, Math.ceil(amount / perSecond / share))

export function sizeFleet(demand: Demand): Fleet {
  const bytesPerSecond = (demand.terabytesPerDay * 1e12 * demand.peakFactor) / SECONDS_PER_DAY
  const peakLinesPerSecond = bytesPerSecond / demand.bytesPerLine
  const ingests = processes(measured.ingest.recordsPerSecond, INGEST_SHARE, peakLinesPerSecond)
  const workers = processes(1 / demands.worker, WORKER_SHARE, peakLinesPerSecond)
  const gateways = processes(measured.listApi.requestsPerSecond, GATEWAY_SHARE, demand.dashboardRequestsPerSecond)
  const memoryMb =
    ingests * measured.ingest.memoryMb + workers * measured.pipeline.memoryMb + gateways * GATEWAY_MEMORY_MB
  return {
    peakLinesPerSecond: Math.round(peakLinesPerSecond),
    ingests,
    workers,
    gateways,
    memoryGb: Math.round(memoryMb / 1_024),
    storedMegabytesPerSecond: Math.round((bytesPerSecond * STORED_SHARE) / 1e6),
    storedTerabytes: Math.round(demand.terabytesPerDay * STORED_SHARE * demand.retentionDays * 10) / 10,
  }
}
