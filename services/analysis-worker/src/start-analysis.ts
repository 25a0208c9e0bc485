import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import { createProducer } from '@holdfast/queue/create-producer'
import { openDeadLetters } from '@holdfast/queue/dead-letters'
import { createJobMetrics } from '@holdfast/queue/job-metrics'
import type { QueueStore } from '@holdfast/queue/queue-store'
import { startSweeper } from '@holdfast/queue/start-sweeper'
import { startWorker } from '@holdfast/queue/start-worker'
import type { ModelSettings } from '@holdfast/llm/settings/read-model-settings'
import type { Logger } from '@holdfast/runtime/logger'
import type { Registry } from 'prom-client'
import { countSettled } from './analysis-metrics.ts'
import { analysisProcessors } from './app.ts'
import { createEnginePool } from './engine/engine-pool.ts'
import { createRefiner } from './refine/create-refiner.ts'
import { type IncidentMailSettings, tellOfIncidents } from './mail/tell-of-incidents.ts'
import { watchClocks } from './upkeep/watch-clocks.ts'
import { runUpkeep } from './upkeep/run-upkeep.ts'
import { sweepAnalysis } from './sweep-analysis.ts'

export interface AnalysisOptions {
  readonly database: Database
  readonly vault: CompanyVault
  readonly queue: QueueStore
  readonly logger: Logger
  readonly metrics: Registry
  /** Raw batches are kept for so many days. */
  readonly retentionDays: number
  readonly models: ModelSettings
  readonly mail: IncidentMailSettings
}

export interface RunningAnalysis {
  /** Takes no more jobs, gives running ones `limitMs`, returns the rest to the queue. */
  close(limitMs: number): Promise<void>
}

/** Together with the event loop's own heap within the 768 MB that a worker may have. */
const ENGINE_HEAP_MB = 352
const SIDE_HEAP_MB = 160
/** One job computes while the next one is read from the database. */
const CONCURRENCY = 2
const SWEEP_INTERVAL_MS = 10_000
const UPKEEP_INTERVAL_MS = 60_000
const MAIL_INTERVAL_MS = 5_000

export function startAnalysis(options: AnalysisOptions): RunningAnalysis {
  const { database, vault, queue, logger, metrics } = options
  const engine = createEnginePool({ maxHeapMb: ENGINE_HEAP_MB, sideHeapMb: SIDE_HEAP_MB })
  const producer = createProducer(queue, logger)
  const deadLetters = openDeadLetters(queue)
  const jobMetrics = createJobMetrics(metrics)
  const onSettled = countSettled(metrics)
  const refiner = createRefiner({ database, vault, metrics, settings: options.models, now: () => new Date() })
  const workers = analysisProcessors({ database, vault, engine, producer, now: Date.now, onSettled, refiner }).map(
    (processor) =>
      startWorker({
        store: queue,
        processor,
        deadLetters,
        metrics: jobMetrics,
        logger,
        concurrency: CONCURRENCY,
      }),
  )
  const sweeper = startSweeper({
    name: 'analysis',
    intervalMs: SWEEP_INTERVAL_MS,
    logger,
    sweep: (now) => sweepAnalysis({ database, producer }, now),
  })
  const mails = startSweeper({
    name: 'incident-mails',
    intervalMs: MAIL_INTERVAL_MS,
    logger,
    sweep: (now) => tellOfIncidents({ database, vault, producer, mail: options.mail }, now),
  })
  const clocksAgree = watchClocks(database, logger)
  const upkeep = startSweeper({
    name: 'upkeep',
    intervalMs: UPKEEP_INTERVAL_MS,
    logger,
    sweep: async (now) => ((await clocksAgree(now)) ? runUpkeep(options, now) : 0),
  })
  return {
    async close(limitMs) {
      await Promise.all([sweeper.stop(), mails.stop(), upkeep.stop()])
      await Promise.all(workers.map((worker) => worker.close(limitMs)))
      await engine.close()
      await deadLetters.close()
      await producer.close()
    },
  }
}
