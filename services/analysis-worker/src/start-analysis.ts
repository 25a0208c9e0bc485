import { openMailOutbox } from '@holdfast/database/mail/open-mail-outbox'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { GithubSettings } from '@holdfast/github/github-settings'
import { createRefiner } from '@holdfast/incidents/refine/create-refiner'
import type { MailTransport } from '@holdfast/mail/create-mail-transport'
import { openDeadLetters } from '@holdfast/queue/dead-letters'
import { createJobMetrics } from '@holdfast/queue/job-metrics'
import type { QueueStore } from '@holdfast/queue/queue-store'
import type { EventSender } from '@holdfast/queue/send-events'
import { startWorker } from '@holdfast/queue/start-worker'
import { createModelMetrics } from '@holdfast/llm/calls/model-metrics'
import type { ModelSettings } from '@holdfast/llm/settings/read-model-settings'
import type { Logger } from '@holdfast/runtime/logger'
import type { Registry } from 'prom-client'
import { countSettled } from './analysis-metrics.ts'
import { analysisProcessors } from './app.ts'
import { createEnginePool } from './engine/engine-pool.ts'
import type { IncidentMailSettings } from './mail/tell-of-incidents.ts'
import { createInvestigator } from './investigate/create-investigator.ts'
import { runUpkeep } from './upkeep/run-upkeep.ts'
import { watchClocks } from './upkeep/watch-clocks.ts'

export interface AnalysisOptions {
  readonly database: Database
  readonly vault: CompanyVault
  readonly queue: QueueStore
  readonly events: Pick<EventSender, 'deliver'>
  readonly logger: Logger
  readonly metrics: Registry
  /** Raw batches are kept for so many days. */
  readonly retentionDays: number
  readonly models: ModelSettings
  readonly mail: IncidentMailSettings
  readonly transport: MailTransport
  readonly github: GithubSettings | undefined
}

export interface RunningAnalysis {
  /** Takes no more jobs, gives running ones `limitMs`, returns the rest to the queue. */
  close(limitMs: number): Promise<void>
}

/** Together with the event loop's own heap within the 768 MB that a worker may have. */
const ENGINE_HEAP_MB = 352
const SIDE_HEAP_MB = 160

export function startAnalysis(options: AnalysisOptions): RunningAnalysis {
  const { database, vault, queue, logger, metrics } = options
  const engine = createEnginePool({ maxHeapMb: ENGINE_HEAP_MB, sideHeapMb: SIDE_HEAP_MB })
  const deadLetters = openDeadLetters(queue)
  const clocksAgree = watchClocks(database, logger)
  const modelMetrics = createModelMetrics(metrics)
  const models = { database, vault, metrics: modelMetrics, settings: options.models, now: () => new Date() }
  const processors = analysisProcessors({
    database,
    vault,
    engine,
    events: options.events,
    logger,
    mail: options.mail,
    outbox: openMailOutbox(database, vault),
    transport: options.transport,
    github: { github: options.github, publicUrl: options.mail.publicUrl },
    now: Date.now,
    onSettled: countSettled(metrics),
    refiner: createRefiner(models),
    investigator: createInvestigator(models),
    upkeep: async (now) => (await clocksAgree(now)) && runUpkeep(options, now),
  })
  const jobMetrics = createJobMetrics(metrics)
  const workers = processors.map((processor) =>
    startWorker({ store: queue, processor, deadLetters, metrics: jobMetrics, logger }),
  )
  return {
    async close(limitMs) {
      await Promise.all(workers.map((worker) => worker.close(limitMs)))
      await engine.close()
      await deadLetters.close()
      options.transport.close()
    },
  }
}
