import { findRedis, redisNeeds } from '@holdfast/testing/find-redis'
import { it } from 'vitest'
import { rehearseRestore } from './rehearse-restore.ts'

const startRedis = await findRedis()

it.skipIf(!startRedis)(`comes back from a backup though its Redis is lost (${redisNeeds})`, async () => {
  await rehearseRestore(async (undo) => {
    const redis = await startRedis?.()
    if (!redis) return {}
    undo.defer(() => redis.stop())
    return { REDIS_URL: redis.url }
  })
})
