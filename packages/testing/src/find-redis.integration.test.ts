import { Redis } from 'ioredis'
import { describe, expect, it } from 'vitest'
import { findRedis, redisNeeds } from './find-redis.ts'

const startRedis = await findRedis()

describe.skipIf(!startRedis)(`the Redis fixture (${redisNeeds})`, () => {
  it('keeps its data through kill -9 and is gone when stopped', async ({ onTestFinished }) => {
    const redis = await startRedis?.()
    if (!redis) return
    const client = new Redis(redis.url, { maxRetriesPerRequest: null })
    client.on('error', () => undefined)
    onTestFinished(() => client.disconnect())
    await client.set('kept', 'yes')
    await redis.crashAndRestart()
    expect(await client.get('kept')).toBe('yes')
    await redis.stop()
    const late = new Redis(redis.url, { retryStrategy: () => null, lazyConnect: true })
    late.on('error', () => undefined)
    await expect(late.connect()).rejects.toThrow(/closed|ECONNREFUSED/)
  })
})
