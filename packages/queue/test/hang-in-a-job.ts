import { createLogger } from '@holdfast/runtime/logger'
import { createMetricsRegistry } from '@holdfast/runtime/metrics'
import { z } from 'zod'
import { openDeadLetters } from '../src/dead-letters.ts'
import { defineProcessor } from '../src/define-processor.ts'
import { createJobMetrics } from '../src/job-metrics.ts'
import { openQueueStore } from '../src/queue-store.ts'
import { startWorker } from '../src/start-worker.ts'
import { testSpec } from './test-spec.ts'

/** A worker process that takes a job, says so, and never finishes: it is there to be killed. */
const Settings = z.object({ redisUrl: z.string().optional(), databaseUrl: z.string(), job: z.string() })
const { redisUrl, databaseUrl, job } = Settings.parse(JSON.parse(process.argv[2] ?? ''))
const logger = createLogger({ name: 'hanging', level: 'silent' })
const store = openQueueStore({ redisUrl, databaseUrl, applicationName: 'hanging', logger })

startWorker({
  store,
  processor: defineProcessor(testSpec(job, z.unknown()), () => {
    process.send?.('took')
    return new Promise(() => undefined)
  }),
  deadLetters: openDeadLetters(store),
  metrics: createJobMetrics(createMetricsRegistry('hanging')),
  logger,
  lockDurationMs: 1_000,
})
