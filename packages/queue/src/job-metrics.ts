import { Counter, Histogram, type Registry } from 'prom-client'

const durationBuckets = [0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

export interface JobMetrics {
  readonly waited: Histogram<'job'>
  readonly processed: Histogram<'job' | 'outcome'>
  readonly stalled: Counter<'job'>
  readonly exhausted: Counter<'job'>
}

/** How long jobs wait, how long they take, and how often they are lost by a worker or given up. */
export function createJobMetrics(registry: Registry): JobMetrics {
  const registers = [registry]
  return {
    waited: new Histogram({
      name: 'holdfast_job_wait_seconds',
      help: 'From the moment a job was due until a worker took it',
      labelNames: ['job'],
      buckets: durationBuckets,
      registers,
    }),
    processed: new Histogram({
      name: 'holdfast_job_processing_seconds',
      help: 'One attempt at a job, by outcome: completed, failed, postponed or returned',
      labelNames: ['job', 'outcome'],
      buckets: durationBuckets,
      registers,
    }),
    stalled: new Counter({
      name: 'holdfast_jobs_stalled_total',
      help: 'Jobs taken back from a worker that stopped answering',
      labelNames: ['job'],
      registers,
    }),
    exhausted: new Counter({
      name: 'holdfast_jobs_failed_total',
      help: 'Jobs that failed for good and became dead letters',
      labelNames: ['job'],
      registers,
    }),
  }
}
