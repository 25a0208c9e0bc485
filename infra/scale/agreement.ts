import { measured } from './measured.ts'
import { simulateIngest, simulatePipeline } from './model.ts'

export interface Agreement {
  readonly point: string
  readonly measured: number
  readonly simulated: number
  readonly ratio: number
  /** Fitted: a parameter was chosen by this point, so it must agree. Predicted: none was. */
  readonly kind: 'fitted' | 'predicted'
  readonly agrees: boolean
}

/** The model knows no pauses of a garbage collector or a disk, which is what a tail is made of: half of it is not bad. */
const within = { fitted: 0.05, predicted: 0.5 } as const

export function agreement(): Agreement[] {
  const ingest = simulateIngest()
  const point = (name: string, real: number, simulated: number, kind: Agreement['kind']): Agreement => ({
    point: name,
    measured: real,
    simulated: Math.round(simulated),
    ratio: Math.round((simulated / real) * 100) / 100,
    kind,
    agrees: Math.abs(simulated / real - 1) <= within[kind],
  })
  return [
    point('ingest, records/s', measured.ingest.recordsPerSecond, ingest.recordsPerSecond, 'fitted'),
    point('ingest, p99 ms', measured.ingest.p99Ms, ingest.p99Seconds * 1_000, 'predicted'),
    point('one worker, lines/s', measured.pipeline.oneWorker, simulatePipeline(1).recordsPerSecond, 'fitted'),
    point(
      'two workers on two shared cores, lines/s',
      measured.pipeline.twoWorkers,
      simulatePipeline(2).recordsPerSecond,
      'fitted',
    ),
  ]
}
