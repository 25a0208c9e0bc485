import { createLogger } from '@holdfast/runtime/logger'
import { createMetricsRegistry } from '@holdfast/runtime/metrics'
import { findRedis, redisNeeds } from '@holdfast/testing/find-redis'
import { startPostgres } from '@holdfast/testing/start-postgres'
import { startTcpProxy, type TcpProxy } from '@holdfast/testing/start-tcp-proxy'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createProducer } from '../src/create-producer.ts'
import { openDeadLetters } from '../src/dead-letters.ts'
import { defineProcessor } from '../src/define-processor.ts'
import { createJobMetrics } from '../src/job-metrics.ts'
import { openQueueStore } from '../src/queue-store.ts'
import { startWorker } from '../src/start-worker.ts'
import { testSpec } from './test-spec.ts'

const startRedis = await findRedis()
const patient = { timeout: 90_000, interval: 200 }
const undo: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

interface Network {
  readonly proxy: TcpProxy
  readonly store: { databaseUrl: string; redisUrl?: string }
}

async function throughRedis(): Promise<Network> {
  const redis = await startRedis?.()
  if (!redis) throw new Error(redisNeeds)
  undo.push(() => redis.stop())
  const proxy = await startTcpProxy(redis.url)
  return { proxy, store: { databaseUrl: 'postgresql://unused', redisUrl: proxy.through(redis.url) } }
}

async function throughPostgres(): Promise<Network> {
  const postgres = await startPostgres()
  undo.push(() => postgres.stop())
  const proxy = await startTcpProxy(postgres.appUrl)
  return { proxy, store: { databaseUrl: proxy.through(postgres.appUrl) } }
}

const spec = testSpec('cut-off', z.object({ n: z.number() }))

async function openPipeline({ proxy, store: addresses }: Network) {
  const messages: string[] = []
  const destination = {
    write: (line: string) => {
      const { msg, level } = JSON.parse(line) as { msg: string; level: number }
      // Each finished job has a line too; everything else counts.
      if (level > 30 || msg !== 'job') messages.push(msg)
    },
  }
  const logger = createLogger({ name: 'test', destination })
  const store = openQueueStore({ ...addresses, applicationName: 'test', logger })
  const producer = createProducer(store, logger)
  const deadLetters = openDeadLetters(store)
  const done: number[] = []
  const worker = startWorker({
    store,
    processor: defineProcessor(spec, async ({ n }) => {
      done.push(n)
    }),
    deadLetters,
    metrics: createJobMetrics(createMetricsRegistry('test')),
    logger,
  })
  undo.push(async () => {
    await worker.close(0)
    await producer.close()
    await deadLetters.close()
    await store.close()
    await proxy.close()
  })
  const deliver = (n: number) =>
    vi.waitFor(async () => {
      if (!done.includes(n)) await producer.offer(spec, { n })
      expect(done).toContain(n)
    }, patient)
  return { producer, messages, deliver }
}

describe.each([
  { name: startRedis ? 'Redis' : `Redis (${redisNeeds})`, open: throughRedis, isMissing: !startRedis },
  { name: 'Postgres', open: throughPostgres, isMissing: false },
])('workers and producers cut off from $name', ({ open, isMissing }) => {
  it.skipIf(isMissing).each(['swallow', 'refuse'] as const)(
    'go on by themselves and report it in one line: %s',
    async (cut) => {
      const network = await open()
      const { producer, messages, deliver } = await openPipeline(network)
      await deliver(1)
      network.proxy[cut]()
      // A producer does not wait for the dead: its row is committed, and the sweeper delivers it later.
      expect(await producer.offer(spec, { n: 2 })).toBe(false)
      await vi.waitFor(() => expect(messages).toHaveLength(1), patient)
      network.proxy.heal()
      await deliver(2)
      await deliver(3)
      expect(messages).toEqual([
        'lost the connection to the job queue; trying again until it is back',
        'connected to the job queue again',
      ])
    },
    240_000,
  )
})
