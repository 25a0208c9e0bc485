import { measured } from './measured.ts'
import { seededRandom } from './seeded-random.ts'
import { type SimulatedRun, simulateQueue, type Stage } from './simulate-queue.ts'

const MICROSECOND = 1e-6

/** Seconds of one core for a line or record. */
export const demands = {
  /** From ingest's own measurement. */
  ingest: 1 / measured.ingest.recordsPerSecond,
  /** Of these the engine alone is 3.8; the rest opens, reads and stores. Fitted to one worker. */
  worker: 7.1 * MICROSECOND,
  /** Postgres and the client beside it. Fitted to two workers on two shared cores. */
  store: 2.75 * MICROSECOND,
} as const

/** A commit of a group, most of it the disk's. */
const COMMIT_SECONDS = 0.012
const LINES_PER_CHUNK = 22_000

const commit: Stage = {
  name: 'commit',
  servers: 3,
  secondsPerRecord: 0,
  secondsPerGroup: COMMIT_SECONDS,
  groupSize: 32,
  isOffCore: true,
}

/** `npm run bench -- ingest`: 64 connections that never pause. */
export const simulateIngest = (): SimulatedRun =>
  simulateQueue({
    cores: measured.cores,
    stages: [{ name: 'ingest', servers: 1, secondsPerRecord: demands.ingest }, commit],
    recordsPerRequest: 512,
    requests: 20_000,
    arrivals: { clients: 64 },
    random: seededRandom(1),
  })

const pipelineStages = (workers: number): Stage[] => [
  { name: 'ingest', servers: 1, secondsPerRecord: demands.ingest },
  { name: 'store', servers: 8, secondsPerRecord: demands.store },
  { name: 'worker', servers: workers, secondsPerRecord: demands.worker },
]

/** `npm run bench -- pipeline`: a file in chunks, all of it sent at once. */
export const simulatePipeline = (workers: number, cores: number = measured.cores): SimulatedRun =>
  simulateQueue({
    cores,
    stages: pipelineStages(workers),
    recordsPerRequest: LINES_PER_CHUNK,
    requests: 1_000,
    arrivals: { clients: 45 },
    random: seededRandom(1),
  })

/** Agents that send by chance, at a share of what the workers could take: how long a batch waits to be analyzed. */
export const simulateLag = (load: number, workers: number, recordsPerRequest = 8_192): SimulatedRun => {
  const capacity = workers / demands.worker
  return simulateQueue({
    cores: workers * 4,
    stages: [{ name: 'worker', servers: workers, secondsPerRecord: demands.worker }],
    recordsPerRequest,
    requests: 50_000,
    arrivals: { requestsPerSecond: (capacity * load) / recordsPerRequest },
    random: seededRandom(1),
  })
}
