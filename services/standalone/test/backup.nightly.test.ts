import { findRedis, redisNeeds } from '@holdfast/testing/find-redis'
import { expect, it } from 'vitest'
import { rehearseRestore } from './rehearse-restore.ts'

const startRedis = await findRedis()

/** Records that a restored ledger cannot account for, or that were acknowledged and are gone. */
function lossesOf({ acknowledgedBefore, ledger }: Awaited<ReturnType<typeof rehearseRestore>>) {
  const { received, stored, duplicate, rejected, analysed, failed } = ledger
  const unaccounted = received - stored - duplicate - rejected
  return { unaccounted, notAnalysed: stored - analysed, failed, lost: Math.max(0, acknowledgedBefore - stored) }
}
const NONE = { unaccounted: 0, notAnalysed: 0, failed: 0, lost: 0 }

it('comes back in a fresh data folder from a backup that was taken under load', async () => {
  expect(lossesOf(await rehearseRestore(async () => ({})))).toEqual(NONE)
})

it.skipIf(!startRedis)(`comes back from a backup though its Redis is lost (${redisNeeds})`, async () => {
  const restored = await rehearseRestore(async (undo) => {
    const redis = await startRedis?.()
    if (!redis) return {}
    undo.defer(() => redis.stop())
    return { REDIS_URL: redis.url }
  })
  expect(lossesOf(restored)).toEqual(NONE)
})
