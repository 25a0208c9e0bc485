import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import type { JobSpec } from '@holdfast/contracts/job-spec'
import { AppError } from '@holdfast/runtime/app-error'
import { createLogger } from '@holdfast/runtime/logger'
import { createMetricsRegistry } from '@holdfast/runtime/metrics'
import { findRedis, redisNeeds } from '@holdfast/testing/find-redis'
import { startPostgres } from '@holdfast/testing/start-postgres'
import type { QueueEventsListener } from 'bullmq'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createProducer, type Producer } from '../src/create-producer.ts'
import { type DeadLetters, openDeadLetters } from '../src/dead-letters.ts'
import { defineProcessor, type JobRun, type ProcessorHooks } from '../src/define-processor.ts'
import { createJobMetrics } from '../src/job-metrics.ts'
import { PostponeJob } from '../src/postpone-job.ts'
import { prepareQueueSchema } from '../src/prepare-queue-schema.ts'
import { openQueueStore, type QueueStore } from '../src/queue-store.ts'
import { startWorker, type RunningWorker } from '../src/start-worker.ts'
import { watchQueueDepth } from '../src/watch-queue-depth.ts'
import { testSpec } from './test-spec.ts'

interface Datastore {
  readonly databaseUrl: string
  readonly redisUrl?: string
  crashAndRestart(): Promise<void>
  stop(): Promise<void>
}

const startRedis = await findRedis()

async function startPostgresStore(): Promise<Datastore> {
  const server = await startPostgres()
  await Promise.all([prepareQueueSchema(server.ownerUrl), prepareQueueSchema(server.ownerUrl)])
  return { ...server, databaseUrl: server.appUrl }
}

async function startRedisStore(): Promise<Datastore> {
  const server = await startRedis?.()
  if (!server) throw new Error(redisNeeds)
  return { ...server, databaseUrl: 'postgresql://unused', redisUrl: server.url }
}

const stores = [
  { name: 'on Postgres', start: startPostgresStore, isMissing: false },
  { name: startRedis ? 'on Redis' : `on Redis (${redisNeeds})`, start: startRedisStore, isMissing: !startRedis },
]

const Numbered = z.object({ n: z.number() })
type Numbered = z.infer<typeof Numbered>

interface CountedListener extends QueueEventsListener {
  readonly counted: (args: { n: string }) => void
}

const OfCompany = z.object({ company: z.string(), n: z.number() })

for (const { name, start, isMissing } of stores) {
  describe.skipIf(isMissing)(`the job queue ${name}`, () => {
    let datastore: Datastore
    let store: QueueStore
    let producer: Producer
    let deadLetters: DeadLetters
    let spec: JobSpec<typeof Numbered>
    let registry = createMetricsRegistry('test')
    let workers: RunningWorker[] = []
    let logged: string[] = []
    let counter = 0

    beforeAll(async () => {
      datastore = await start()
    })
    afterAll(() => datastore?.stop())

    beforeEach(() => {
      const destination = new PassThrough()
      logged = []
      destination.on('data', (line: Buffer) => logged.push(line.toString()))
      const logger = createLogger({ name: 'test', destination })
      store = openQueueStore({ ...datastore, applicationName: 'test', logger })
      producer = createProducer(store, logger)
      deadLetters = openDeadLetters(store)
      registry = createMetricsRegistry('test')
      workers = []
      spec = testSpec(`job-${++counter}`, Numbered)
    })

    afterEach(async () => {
      await Promise.all(workers.map((worker) => worker.close(0)))
      await producer.close()
      await deadLetters.close()
      await store.close()
    })

    function work(
      handle: (payload: Numbered, signal: AbortSignal, run: JobRun) => Promise<void>,
      options: { concurrency?: number; hooks?: ProcessorHooks<Numbered> } = {},
    ): RunningWorker {
      const worker = startWorker({
        store,
        processor: defineProcessor({ ...spec, concurrency: options.concurrency ?? 1 }, handle, options.hooks),
        deadLetters,
        metrics: createJobMetrics(registry),
        logger: createLogger({ name: 'test', level: 'silent' }),
        lockDurationMs: 1_000,
        stalledIntervalMs: 200,
      })
      workers.push(worker)
      registry = createMetricsRegistry('test')
      return worker
    }

    it('delivers every job to some worker', async () => {
      const done: number[] = []
      const handle = async ({ n }: Numbered) => {
        done.push(n)
      }
      work(handle, { concurrency: 5 })
      work(handle, { concurrency: 5 })
      const wanted = Array.from({ length: 200 }, (_, n) => n)
      await producer.addMany(
        spec,
        wanted.map((n) => ({ n })),
      )
      await vi.waitFor(() => expect(done.toSorted((a, b) => a - b)).toEqual(wanted), { timeout: 20_000 })
    })

    it('delivers once what was added twice, and again what is added after it was done', async () => {
      const done: number[] = []
      await producer.add(spec, { n: 1 })
      await producer.add(spec, { n: 1 })
      await producer.add(spec, { n: 2 })
      work(async ({ n }) => {
        done.push(n)
      })
      await vi.waitFor(() => expect(done).toEqual([1, 2]), { timeout: 10_000 })
      await producer.add(spec, { n: 1 })
      await vi.waitFor(() => expect(done).toEqual([1, 2, 1]), { timeout: 10_000 })
    })

    it('tries again after a failure, with all its attempts', async () => {
      const attempts: JobRun[] = []
      work(async (_payload, _signal, run) => {
        attempts.push(run)
        if (run.attempt < 3) throw new Error('not yet')
      })
      await producer.add(spec, { n: 1 })
      await vi.waitFor(() => expect(attempts).toHaveLength(3), { timeout: 10_000 })
      expect(attempts.map((run) => run.attempt)).toEqual([1, 2, 3])
      expect(attempts.map((run) => run.isLastAttempt)).toEqual([false, false, true])
      expect(await deadLetters.list(10)).not.toContainEqual(expect.objectContaining({ name: spec.name }))
    })

    it('gives up after the last attempt, tells the owner of the row, and keeps a dead letter that can be retried', async () => {
      let isBroken = true
      const done: number[] = []
      const exhausted: unknown[] = []
      work(
        async ({ n }) => {
          if (isBroken) throw new Error('the disk is full')
          done.push(n)
        },
        {
          hooks: {
            onExhausted: async (payload, error) => {
              exhausted.push([payload, error.message])
            },
          },
        },
      )
      await producer.add(spec, { n: 7 })
      const find = async () => (await deadLetters.list(10)).find((letter) => letter.name === spec.name)
      await vi.waitFor(async () => expect(await find()).toBeDefined(), { timeout: 10_000 })
      expect(await find()).toMatchObject({
        jobId: `${spec.name}.7`,
        data: { n: 7 },
        reason: 'the disk is full',
        attempts: 3,
      })
      expect(exhausted).toEqual([[{ n: 7 }, 'the disk is full']])

      isBroken = false
      expect(await deadLetters.retry(`${spec.name}.7`, [spec])).toBe(true)
      await vi.waitFor(() => expect(done).toEqual([7]), { timeout: 10_000 })
      expect(await find()).toBeUndefined()
      expect(await deadLetters.retry(`${spec.name}.7`, [spec])).toBe(false)
    })

    it('takes a job that failed for good when it is added again', async () => {
      let isBroken = true
      const done: number[] = []
      work(async ({ n }) => {
        if (isBroken) throw new AppError('not_found', 'There is no such batch.')
        done.push(n)
      })
      await producer.add(spec, { n: 1 })
      await vi.waitFor(async () => expect(await deadLetters.count()).toBeGreaterThan(0), { timeout: 10_000 })
      isBroken = false
      await producer.add(spec, { n: 1 })
      await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 10_000 })
    })

    it('does not try again what cannot succeed', async () => {
      let runs = 0
      work(async () => {
        runs++
        throw new AppError('not_found', 'There is no such batch.')
      })
      await producer.add(spec, { n: 1 })
      await producer.add({ ...spec, payload: z.object({ n: z.string() }) }, { n: 'not a number' })
      const reasons = async () =>
        (await deadLetters.list(100)).filter((letter) => letter.name === spec.name).map((letter) => letter.attempts)
      await vi.waitFor(async () => expect(await reasons()).toEqual([1, 1]), { timeout: 10_000 })
      expect(runs).toBe(1)
      expect(await deadLetters.discard(`${spec.name}.1`)).toBe(true)
      expect(await reasons()).toEqual([1])
    })

    it('holds a delayed job back', async () => {
      const done: number[] = []
      await producer.add(spec, { n: 1 }, { delayMs: 500 })
      await producer.add(spec, { n: 2 })
      work(async ({ n }) => {
        done.push(n)
      })
      await vi.waitFor(() => expect(done).toEqual([2, 1]), { timeout: 10_000 })
    })

    it('lets a company wait for one job of another at most, however many that has', async () => {
      const inTurns = testSpec(`job-${++counter}`, OfCompany, { id: ['company', 'n'], turnsOf: 'company' })
      const done: string[] = []
      const ofCompany = (company: string, count: number) => Array.from({ length: count }, (_, n) => ({ company, n }))
      for (const payload of ofCompany('flood', 30)) await producer.add(inTurns, payload)
      const second = createProducer(store, createLogger({ name: 'test', level: 'silent' }))
      await second.addMany(inTurns, ofCompany('other-flood', 30))
      await producer.add(inTurns, { company: 'neighbor', n: 0 })
      const worker = startWorker({
        store,
        processor: defineProcessor(inTurns, async ({ company }) => void done.push(company)),
        deadLetters,
        metrics: createJobMetrics(registry),
        logger: createLogger({ name: 'test', level: 'silent' }),
      })
      workers.push(worker)
      await vi.waitFor(() => expect(done).toHaveLength(61), { timeout: 20_000 })
      await second.close()
      expect(done.slice(0, 3).toSorted()).toEqual(['flood', 'neighbor', 'other-flood'])
      expect(done.slice(3, 23).filter((company) => company === 'flood')).toHaveLength(10)
    })

    it('reaches a company behind however many jobs that cannot run yet', async () => {
      const inTurns = testSpec(`job-${++counter}`, OfCompany, { id: ['company', 'n'], turnsOf: 'company' })
      await producer.addMany(
        inTurns,
        Array.from({ length: 50 }, (_, n) => ({ company: 'flood', n })),
      )
      const done: string[] = []
      let postponed = 0
      const handle = async ({ company }: { company: string }) => {
        if (company === 'flood' && ++postponed > 0) throw new PostponeJob(200)
        done.push(company)
      }
      const worker = startWorker({
        store,
        processor: defineProcessor(inTurns, handle),
        deadLetters,
        metrics: createJobMetrics(registry),
        logger: createLogger({ name: 'test', level: 'silent' }),
      })
      workers.push(worker)
      await vi.waitFor(() => expect(postponed).toBeGreaterThan(5), { timeout: 20_000 })
      await producer.add(inTurns, { company: 'neighbor', n: 0 })
      await vi.waitFor(() => expect(done).toEqual(['neighbor']), { timeout: 10_000 })
    })

    it('lets others go first when a job cannot run yet, without counting that as an attempt', async () => {
      const runs: { n: number; attempt: number }[] = []
      await producer.addMany(spec, [{ n: 1 }, { n: 2 }])
      work(async ({ n }, _signal, { attempt }) => {
        runs.push({ n, attempt })
        if (n === 1 && runs.length === 1) throw new PostponeJob(50)
      })
      await vi.waitFor(() => expect(runs).toHaveLength(3), { timeout: 10_000 })
      expect(runs[0]).toEqual({ n: 1, attempt: 1 })
      expect(runs).toContainEqual({ n: 2, attempt: 1 })
      expect(runs.filter(({ n }) => n === 1)).toEqual([
        { n: 1, attempt: 1 },
        { n: 1, attempt: 1 },
      ])
    })

    it('takes a job back from a worker that was killed', async () => {
      const settings = { redisUrl: datastore.redisUrl, databaseUrl: datastore.databaseUrl, job: spec.name }
      const script = path.join(import.meta.dirname, 'hang-in-a-job.ts')
      const child = fork(script, [JSON.stringify(settings)], { execArgv: [] })
      await producer.add(spec, { n: 1 })
      expect(await once(child, 'message')).toContain('took')
      child.kill('SIGKILL')
      await once(child, 'exit')
      const done: number[] = []
      work(async ({ n }) => {
        done.push(n)
      })
      await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 20_000 })
    })

    it('loses nothing when the datastore is killed, and says so in one line', async () => {
      const done = new Set<number>()
      const wanted = Array.from({ length: 60 }, (_, n) => n)
      await producer.addMany(
        spec,
        wanted.map((n) => ({ n })),
      )
      let crash: Promise<void> | undefined
      work(
        async ({ n }) => {
          if (n === 20) crash ??= datastore.crashAndRestart()
          await new Promise((resolve) => {
            setTimeout(resolve, 5)
          })
          done.add(n)
        },
        { concurrency: 4 },
      )
      await vi.waitFor(() => expect([...done].toSorted((a, b) => a - b)).toEqual(wanted), { timeout: 40_000 })
      await crash
      await producer.add(spec, { n: 1_000 })
      await vi.waitFor(() => expect(done.has(1_000)).toBe(true), { timeout: 20_000 })
      expect(logged.filter((line) => line.includes('lost the connection'))).toHaveLength(1)
      expect(logged.filter((line) => line.includes('connected to the job queue again'))).toHaveLength(1)
    })

    it('does not keep a request waiting when the datastore is away', async () => {
      const logger = createLogger({ name: 'test', level: 'silent' })
      const nowhere = openQueueStore({
        ...(datastore.redisUrl === undefined ? {} : { redisUrl: 'redis://127.0.0.1:1' }),
        databaseUrl: 'postgresql://nobody:nothing@127.0.0.1:1/nowhere',
        applicationName: 'test',
        logger,
      })
      const cutOff = createProducer(nowhere, logger)
      expect(await cutOff.offer(spec, { n: 1 })).toBe(false)
      await expect(cutOff.add(spec, { n: 1 })).rejects.toThrow(/connect|closed|max retries/i)
      await expect(nowhere.ping()).rejects.toThrow(/connect|closed|max retries/i)
      await cutOff.close()
      await nowhere.close()
    })

    it('lets a running job finish when it closes', async () => {
      const started = Promise.withResolvers<null>()
      const mayEnd = Promise.withResolvers<null>()
      let isDone = false
      const worker = work(async () => {
        started.resolve(null)
        await mayEnd.promise
        isDone = true
      })
      await producer.add(spec, { n: 1 })
      await started.promise
      const closed = worker.close(30_000)
      mayEnd.resolve(null)
      await closed
      expect(isDone).toBe(true)
    })

    it('puts back, with all its attempts, what does not finish in time', async () => {
      const started = Promise.withResolvers<null>()
      const worker = work(async (_payload, signal) => {
        started.resolve(null)
        await once(signal, 'abort')
        signal.throwIfAborted()
      })
      await producer.add(spec, { n: 1 })
      await started.promise
      await worker.close(0)
      const runs: JobRun[] = []
      work(async (_payload, _signal, run) => {
        runs.push(run)
      })
      await vi.waitFor(() => expect(runs).toMatchObject([{ attempt: 1 }]), { timeout: 10_000 })
    })

    it('closes in time though a job ignores its signal, and leaves that job to the others', async () => {
      const started = Promise.withResolvers<null>()
      const worker = work(() => {
        started.resolve(null)
        return new Promise(() => undefined)
      })
      await producer.add(spec, { n: 1 })
      await started.promise
      await worker.close(0)
      const done: number[] = []
      work(async ({ n }) => {
        done.push(n)
      })
      await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 20_000 })
    })

    it('counts what waits, runs and fails', async () => {
      const numbers = createMetricsRegistry('numbers')
      const depth = watchQueueDepth(store, [spec], numbers)
      await producer.add(spec, { n: 1 })
      await producer.add(spec, { n: 2 }, { delayMs: 60_000 })
      const text = await numbers.metrics()
      expect(text).toMatch(new RegExp(`holdfast_queue_jobs\\{[^}]*job="${spec.name}"[^}]*state="waiting"[^}]*\\} 1`))
      expect(text).toMatch(new RegExp(`holdfast_queue_jobs\\{[^}]*job="${spec.name}"[^}]*state="delayed"[^}]*\\} 1`))
      await depth.close()
    })

    it('runs again what is added while it runs, and only once', async () => {
      const again = testSpec(spec.name, Numbered, { deduplication: 'run-again' })
      const runs: string[] = []
      const mayEnd = Promise.withResolvers<null>()
      work(async (_payload, _signal, { jobId }) => {
        runs.push(jobId)
        await mayEnd.promise
      })
      for (let added = 0; added < 3; added++) await producer.add(again, { n: 1 })
      await vi.waitFor(() => expect(runs).toHaveLength(1), { timeout: 10_000 })
      for (let added = 0; added < 3; added++) await producer.addMany(again, [{ n: 1 }])
      mayEnd.resolve(null)
      await vi.waitFor(() => expect(runs).toHaveLength(2), { timeout: 10_000 })
      await producer.add(again, { n: 1 })
      await vi.waitFor(() => expect(runs).toHaveLength(3), { timeout: 10_000 })
      expect(new Set(runs).size).toBe(3)
    })

    it('runs again what was added while it failed for good, and keeps one dead letter of it', async () => {
      const again = testSpec(spec.name, Numbered, {
        deduplication: 'run-again',
        retry: { attempts: 1, backoff: { type: 'fixed', delay: 10 } },
      })
      const mayFail = Promise.withResolvers<null>()
      let runs = 0
      work(async () => {
        runs++
        await mayFail.promise
        throw new Error('the disk is full')
      })
      await producer.add(again, { n: 1 })
      await vi.waitFor(() => expect(runs).toBe(1), { timeout: 10_000 })
      await producer.add(again, { n: 1 })
      mayFail.resolve(null)
      await vi.waitFor(() => expect(runs).toBe(2), { timeout: 10_000 })
      const letters = async () => (await deadLetters.list(100)).filter((letter) => letter.name === spec.name)
      await vi.waitFor(async () => expect(await letters()).toMatchObject([{ jobId: `${spec.name}.1` }]))
      expect(await deadLetters.retry(`${spec.name}.1`, [again])).toBe(true)
      await vi.waitFor(() => expect(runs).toBe(3), { timeout: 10_000 })
    })

    it('makes a job that waits for its time due at once when it is added without a delay', async () => {
      const again = testSpec(spec.name, Numbered, { deduplication: 'run-again' })
      const done: number[] = []
      work(async ({ n }) => void done.push(n))
      await producer.add(again, { n: 1 }, { delayMs: 600_000 })
      await producer.add(again, { n: 1 }, { delayMs: 600_000 })
      await producer.add(again, { n: 1 })
      await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 10_000 })
      const depth = store.openQueue(spec.name)
      expect(await depth.getJobCounts('delayed', 'waiting')).toEqual({ delayed: 0, waiting: 0 })
      await depth.close()
    })

    it('runs a scheduled job again and again, on one schedule for all workers', async () => {
      const Nothing = z.object({})
      const scheduled = testSpec(spec.name, Nothing, { id: [], schedule: { everyMs: 200 }, onGivenUp: 'forget' })
      let runs = 0
      const options = {
        store,
        deadLetters,
        logger: createLogger({ name: 'test', level: 'silent' }),
        processor: defineProcessor(scheduled, async () => {
          runs++
          throw new Error('only a late one')
        }),
      }
      for (let worker = 0; worker < 2; worker++) {
        workers.push(startWorker({ ...options, metrics: createJobMetrics(createMetricsRegistry('test')) }))
      }
      await vi.waitFor(() => expect(runs).toBeGreaterThan(3), { timeout: 20_000 })
      const queue = store.openQueue(spec.name)
      expect(await queue.getJobSchedulersCount()).toBe(1)
      await queue.close()
      expect(await deadLetters.list(100)).not.toContainEqual(expect.objectContaining({ name: spec.name }))
    })

    it('tells every listener of an event, in order', async () => {
      const heard: string[][] = [[], []]
      const listeners = heard.map((events) => {
        const listener = store.openEvents(spec.name)
        listener.on<CountedListener, 'counted'>('counted', ({ n }) => void events.push(n))
        return listener
      })
      const events = store.openEventsProducer(spec.name)
      // Who listens hears what comes from then on, and does not say when that is.
      await vi.waitFor(
        async () => {
          await events.publishEvent({ eventName: 'counted', n: 'ready?' })
          expect(heard.every((each) => each.length > 0)).toBe(true)
        },
        { timeout: 10_000 },
      )
      for (const n of ['1', '2', '3']) await events.publishEvent({ eventName: 'counted', n })
      for (const each of heard) {
        await vi.waitFor(() => expect(each.slice(-3)).toEqual(['1', '2', '3']), { timeout: 10_000 })
      }
      await Promise.all([...listeners, events].map((each) => each.close()))
    })

    it('does not end before what failed for good is recorded', async () => {
      const failing = Promise.withResolvers<null>()
      const mayRecord = Promise.withResolvers<null>()
      const worker = work(
        async () => {
          throw new AppError('not_found', 'There is no such batch.')
        },
        {
          hooks: {
            onExhausted: async () => {
              failing.resolve(null)
              await mayRecord.promise
            },
          },
        },
      )
      await producer.add(spec, { n: 1 })
      await failing.promise
      const closed = worker.close(30_000)
      mayRecord.resolve(null)
      await closed
      expect(await deadLetters.find(`${spec.name}.1`)).toMatchObject({ reason: 'There is no such batch.' })
    })

    it('measures how long a job waited, not how long its attempts took', async () => {
      const measured = registry
      let runs = 0
      work(async () => {
        if (++runs === 1) throw new Error('not yet')
      })
      await producer.add(spec, { n: 1 })
      await vi.waitFor(() => expect(runs).toBe(2), { timeout: 10_000 })
      const text = await measured.metrics()
      expect(text).toMatch(new RegExp(`holdfast_job_wait_seconds_count\\{[^}]*job="${spec.name}"[^}]*\\} 1`))
    })

    it('answers a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined()
    })
  })
}
