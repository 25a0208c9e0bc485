import { findRedis, redisNeeds } from '@holdfast/testing/find-redis'
import { expect, it } from 'vitest'
import { rehearseRestore } from './rehearse-restore.ts'

const startRedis = await findRedis()

it.skipIf(!startRedis)(`comes back from a backup though its Redis is lost (${redisNeeds})`, async () => {
  const { acknowledgedBefore, ledger } = await rehearseRestore(async (undo) => {
    const redis = await startRedis?.()
    if (!redis) return {}
    undo.defer(() => redis.stop())
    return { REDIS_URL: redis.url }
  })
  const { stored, duplicate, rejected } = ledger
  expect(ledger).toMatchObject({ received: stored + duplicate + rejected, analysed: stored, failed: 0 })
  expect(stored).toBeGreaterThanOrEqual(acknowledgedBefore)
})
