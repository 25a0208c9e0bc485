import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { outboxPath } from '@holdfast/mail/outbox-page'
import { serviceEnvironment, type StandaloneConfig } from '../config.ts'
import { serveMergedMetrics } from './serve-merged-metrics.ts'
import { assertPortFree } from '../settings/assert-port-free.ts'
import { loadSecrets } from '../settings/load-secrets.ts'
import { prepareSchema } from './prepare-schema.ts'
import { type RunningDatabase, startDatabase } from './start-database.ts'
import { showsOutbox } from '../web/shows-outbox.ts'
import { watchSources } from './watch-sources.ts'
import { type Say, superviseChild } from './supervise-child.ts'

const webScript = path.resolve(import.meta.dirname, '../web/web-process.ts')
const workerScript = fileURLToPath(import.meta.resolve('@holdfast/analysis-worker/main'))

/**
 * Under load a smaller nursery lets each answer grow old before it is sent, and the long collections then stop all
 * others. So does the reducer: 100 s after the last full collection it makes one that throws compiled code away.
 */
const webFlags = ['--max-semi-space-size=32', '--no-memory-reducer']
/**
 * What an analysis allocates dies young or is kept: a larger nursery only takes memory. One that grows and shrinks, and
 * pages that are given back and taken again, leave holes: for hours the process then takes more.
 */
const workerFlags = ['--min-semi-space-size=16', '--max-semi-space-size=16', '--no-memory-reducer']

/** The web server's share of the ten seconds: what waits for an analysis is cut off, its job goes on. */
const WEB_LIMIT_MS = 1_500
const WORKER_LIMIT_MS = 6_500
const DATABASE_LIMIT_MS = 1_000

/** Thrown between two steps of the start once somebody has asked to stop. */
class Stopped extends Error {}

export interface Holdfast {
  /** Settles when all is up; rejects with the reason when it can't be, and after `stop`. */
  readonly ready: Promise<void>
  /** Drains in order, whatever has been started so far. */
  readonly stop: () => Promise<void>
}

/** Database, then services; to stop, the other way round. */
export function startHoldfast(config: StandaloneConfig, say: Say): Holdfast {
  const stopSteps: (() => Promise<unknown>)[] = []
  let isStopping = false

  /** A step that ends after somebody asked to stop has its result stopped too. */
  async function step<T>(work: Promise<T>, stop?: (result: T) => Promise<unknown>): Promise<T> {
    const result = await work
    if (stop) stopSteps.unshift(() => stop(result))
    if (isStopping) throw new Stopped('Stopped while starting.')
    return result
  }

  async function start(): Promise<void> {
    await step(assertPortsFree(config))
    const secrets = await step(loadSecrets(config.DATA_DIR))
    const database = await step(openDatabase(config, say), (running) => running.stop(DATABASE_LIMIT_MS))
    await step(prepareSchema(database.ownerUrl))
    const env = serviceEnvironment({
      ...secrets,
      ...(config.JWT_SECRET ? { JWT_SECRET: config.JWT_SECRET.join(',') } : {}),
      ...(config.ENCRYPTION_KEY ? { ENCRYPTION_KEY: keysAsText(config.ENCRYPTION_KEY) } : {}),
      DATA_DIR: config.DATA_DIR,
      DATABASE_URL: database.url,
      PUBLIC_URL: config.PUBLIC_URL,
      LOG_LEVEL: config.LOG_LEVEL,
      // glibc else keeps a heap per thread, most of it empty.
      MALLOC_ARENA_MAX: '2',
      // What is large goes back to the system when it is freed, instead of leaving holes that are kept.
      MALLOC_MMAP_THRESHOLD_: '262144',
    })
    // Any free port: the supervisor gathers the numbers of all and serves them on METRICS_PORT.
    const workerEnv = { ...env, METRICS_PORT: '0', METRICS_HOST: '127.0.0.1', MAIL_OUTBOX: mailOutboxOf(config) }
    const workers = Array.from({ length: config.WORKERS }, (_, index) =>
      superviseChild(
        { name: `Analysis worker ${index + 1}`, script: workerScript, env: workerEnv, flags: workerFlags },
        say,
      ),
    )
    const web = superviseChild({ name: 'The web server', script: webScript, env, flags: webFlags }, say)
    const started = workers.map((worker) => step(worker, (running) => running.stop(WORKER_LIMIT_MS)))
    const settled = await Promise.allSettled([...started, step(web, (running) => running.stop(WEB_LIMIT_MS))])
    const failed = settled.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
    const children = [await web, ...(await Promise.all(workers))]
    if (config.RELOAD === 'on') {
      const reload = () => {
        say('The code has changed: starting the services again.')
        for (const child of children) child.restart()
      }
      await step(Promise.resolve(watchSources(reload)), async (sources) => sources.close())
    }
    if (config.METRICS_PORT !== undefined) {
      await step(serveMergedMetrics(children, config.METRICS_PORT, config.METRICS_HOST), (server) => server.close())
    }
  }

  const ready = start()
  return {
    ready,
    stop: async () => {
      isStopping = true
      await ready.catch(() => undefined)
      for (const stop of stopSteps) await stop()
    },
  }
}

async function assertPortsFree(config: StandaloneConfig): Promise<void> {
  for (const setting of ['PORT', 'OTLP_HTTP_PORT', 'OTLP_GRPC_PORT'] as const) {
    const port = config[setting]
    if (port !== undefined) await assertPortFree(port, config.HOST, setting)
  }
  if (config.METRICS_PORT !== undefined) await assertPortFree(config.METRICS_PORT, config.METRICS_HOST, 'METRICS_PORT')
}

async function openDatabase(config: StandaloneConfig, say: Say): Promise<RunningDatabase> {
  if (!config.DATABASE_URL) return startDatabase(config.DATA_DIR, say)
  return { ownerUrl: config.DATABASE_URL, url: config.DATABASE_URL, stop: () => Promise.resolve() }
}

const mailOutboxOf = (config: StandaloneConfig): string =>
  showsOutbox(config) ? `http://localhost:${config.PORT}${outboxPath}` : 'off'

const keysAsText = (keys: Buffer[]): string => keys.map((key) => key.toString('hex')).join(',')
