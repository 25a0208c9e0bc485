import { agreement } from './agreement.ts'
import { simulateLag, simulatePipeline } from './model.ts'
import { sizeFleet } from './size-fleet.ts'

const loads = [0.5, 0.7, 0.8, 0.9, 0.95]

const toMs = (seconds: number) => Math.round(seconds * 1_000)
const points = agreement()
const lag = [1, 8].flatMap((workers) =>
  loads.map((load) => {
    const { p50Seconds, p99Seconds, mostWaiting } = simulateLag(load, workers)
    return { workers, load, p50_ms: toMs(p50Seconds), p99_ms: toMs(p99Seconds), most_waiting: mostWaiting }
  }),
)
const scaling = [1, 2, 4, 8].map((workers) => ({
  workers,
  cores_each: 2,
  lines_per_second: Math.round(simulatePipeline(workers, workers * 2).recordsPerSecond),
}))
const plans = [0.1, 1, 10].map((terabytesPerDay) => ({
  terabytes_per_day: terabytesPerDay,
  ...sizeFleet({
    terabytesPerDay,
    bytesPerLine: 200,
    peakFactor: 3,
    retentionDays: 14,
    dashboardRequestsPerSecond: 100,
  }),
}))
const agrees = points.every((point) => point.agrees)
if (!agrees) process.exitCode = 1
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ agreement: points, lag, scaling, plans, floor: agrees ? 'held' : 'missed' }))
} else {
  console.table(points)
  console.log('How long a batch of 8,192 lines waits and is analysed, by load:')
  console.table(lag)
  console.table(scaling)
  console.log('Fleets for lines of 200 bytes, a peak of three times the mean, 14 days kept, 100 dashboard requests/s:')
  console.table(plans)
  console.log(`the model agrees with what was measured: ${agrees ? 'held' : 'missed'}`)
}
