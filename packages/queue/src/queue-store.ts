import type { Logger } from '@holdfast/runtime/logger'
import {
  type IQueueBackend,
  type JobProgress,
  type Processor,
  Queue,
  QueueEvents,
  QueueEventsProducer,
  Worker,
  type WorkerOptions,
} from 'bullmq'
import { createOutageLog } from './create-outage-log.ts'
import { jobTelemetry } from './job-telemetry.ts'
import { openPostgresBackend } from './open-postgres-backend.ts'
import { openRedisBackend } from './open-redis-backend.ts'
import type { StoreBackend } from './store-backend.ts'

export interface QueueStoreOptions {
  /** Redis or Valkey when given, else the Postgres of `databaseUrl`. */
  readonly redisUrl?: string | undefined
  readonly databaseUrl: string
  readonly applicationName: string
  readonly logger: Logger
}

export type JobQueue = Queue<unknown, void, string, unknown, void, string, IQueueBackend, string>
export type JobWorker = Worker<unknown, void, string, IQueueBackend, JobProgress, string>
export type JobEvents = QueueEvents<unknown, IQueueBackend, string>
export type JobEventsProducer = QueueEventsProducer<IQueueBackend, string>
export type RunJob = Processor<unknown, void>

/** Where jobs are kept: the rest of the code does not know in which store. */
export interface QueueStore {
  readonly kind: StoreBackend['kind']
  openQueue(name: string): JobQueue
  openWorker(name: string, run: RunJob, options: Omit<WorkerOptions<string>, 'connection'>): JobWorker
  /** Of a stream of events that nobody works on: who listens hears what is sent from then on. */
  openEvents(name: string): JobEvents
  openEventsProducer(name: string): JobEventsProducer
  /** Throws when the store does not answer: for /ready. */
  ping(): Promise<void>
  /** After the queues and workers that were opened on it. */
  close(): Promise<void>
}

export function openQueueStore({ redisUrl, databaseUrl, applicationName, logger }: QueueStoreOptions): QueueStore {
  const outageLog = createOutageLog(logger)
  const backend =
    redisUrl === undefined
      ? openPostgresBackend(databaseUrl, applicationName, outageLog)
      : openRedisBackend(redisUrl, applicationName, outageLog)
  const { kind, factory } = backend
  const shared = { connection: kind, prefix: 'holdfast', telemetry: jobTelemetry() }
  return {
    kind,
    openQueue: (name) => {
      const queue: JobQueue = new Queue(name, { ...shared, skipWaitingForReady: true }, factory)
      // Without a listener, an error event would end the process.
      queue.on('error', outageLog.complain)
      return queue
    },
    openWorker: (name, run, options) => {
      const worker: JobWorker = new Worker(name, run, { ...options, ...shared }, factory)
      worker.on('error', outageLog.complain)
      return worker
    },
    openEvents: (name) => {
      const events: JobEvents = new QueueEvents(name, shared, factory)
      events.on('error', outageLog.complain)
      return events
    },
    openEventsProducer: (name) => {
      const producer: JobEventsProducer = new QueueEventsProducer(name, shared, factory)
      producer.on('error', outageLog.complain)
      return producer
    },
    ping: () => backend.ping(),
    close: () => backend.close(),
  }
}
