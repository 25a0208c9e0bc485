import { createLogger } from '@holdfast/runtime/logger'
import { findRedis, redisNeeds } from '@holdfast/testing/find-redis'
import { startTcpProxy } from '@holdfast/testing/start-tcp-proxy'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createProducer } from '../src/create-producer.ts'
import { openQueueStore } from '../src/queue-store.ts'
import { testSpec } from './test-spec.ts'

const startRedis = await findRedis()
const spec = testSpec('opened-late', z.object({ n: z.number() }))

// A sweeper has nothing to add until there is an outage, and opens its queues in the midst of it.
it.skipIf(!startRedis)(
  `takes jobs after an outage in which it was opened${startRedis ? '' : ` (${redisNeeds})`}`,
  async () => {
    const redis = await startRedis?.()
    if (!redis) throw new Error(redisNeeds)
    const proxy = await startTcpProxy(redis.url)
    const logger = createLogger({ name: 'test', level: 'silent' })
    const store = openQueueStore({
      redisUrl: proxy.through(redis.url),
      databaseUrl: 'postgresql://unused',
      applicationName: 'test',
      logger,
    })
    const producer = createProducer(store, logger)
    try {
      await store.ping()
      proxy.refuse()
      await vi.waitFor(() => expect(store.ping()).rejects.toBeInstanceOf(Error))
      expect(await producer.offer(spec, { n: 1 })).toBe(false)
      proxy.heal()
      await vi.waitUntil(() => producer.offer(spec, { n: 1 }), { timeout: 30_000, interval: 200 })
    } finally {
      await producer.close()
      await store.close()
      await proxy.close()
      await redis.stop()
    }
  },
)
