import { useDatabase } from '@holdfast/testing/use-database'
import { expect, it } from 'vitest'
import { KeyRateLimiter } from './key-rate-limiter.ts'
import { shareUsage } from './share-usage.ts'

const db = useDatabase()
const limits = { bytesPerSecond: 1_048_576, recordsPerSecond: 1_000, requestsPerSecond: 10, burstSeconds: 2 }

/** So many ingests, each with a clock that the test turns. */
function fleet(size: number) {
  let nowMs = Date.parse('2026-03-01T12:00:00Z')
  const processes = Array.from({ length: size }, () => {
    const rateLimiter = new KeyRateLimiter(limits, () => nowMs)
    const usage = shareUsage({ database: db.database, rateLimiter, now: () => new Date(nowMs) })
    return { rateLimiter, usage }
  })
  return {
    processes,
    /** A second passes, in which each process tells the others. */
    tick: async () => {
      nowMs += 1_000
      for (const { usage } of processes) await usage.share()
    },
    stop: () => Promise.all(processes.map(({ usage }) => usage.stop())),
  }
}

const isLetIn = (limiter: KeyRateLimiter, key: string): boolean => {
  try {
    limiter.take(key, 0)
    return true
  } catch {
    return false
  }
}

it.each([1, 2, 4])('lets a key send no more through %d ingests than through one', async (size) => {
  const key = `key of ${size}`
  const { processes, tick, stop } = fleet(size)
  let letIn = 0
  for (let second = 0; second < 30; second++) {
    for (const { rateLimiter } of processes) {
      for (let attempt = 0; attempt < 20; attempt++) if (isLetIn(rateLimiter, key)) letIn++
    }
    await tick()
  }
  await stop()
  // Each has its burst of 20 before it knows of the others; from then on it is 10 a second for all.
  expect(letIn).toBeGreaterThanOrEqual(280)
  expect(letIn).toBeLessThanOrEqual(30 * 10 + size * 40)
})

it('takes nothing off a key for what others let in of another', async () => {
  const { processes, tick, stop } = fleet(2)
  let letIn = 0
  for (let second = 0; second < 10; second++) {
    for (const [index, { rateLimiter }] of processes.entries()) {
      for (let attempt = 0; attempt < 10; attempt++) if (isLetIn(rateLimiter, `own ${index}`)) letIn++
    }
    await tick()
  }
  await stop()
  expect(letIn).toBe(200)
})

it('gives a key back to one ingest when the others are no longer used', async () => {
  const { processes, tick, stop } = fleet(2)
  const [one, other] = processes
  if (!one || !other) throw new Error('two are there')
  const send = (limiter: KeyRateLimiter) => Array.from({ length: 20 }).filter(() => isLetIn(limiter, 'moving')).length
  for (let second = 0; second < 10; second++) {
    send(one.rateLimiter)
    send(other.rateLimiter)
    await tick()
  }
  for (let second = 0; second < 10; second++) await tick()
  let letIn = 0
  for (let second = 0; second < 10; second++) {
    letIn += send(one.rateLimiter)
    await tick()
  }
  await stop()
  expect(letIn).toBeGreaterThanOrEqual(100)
})

it('goes on by itself where the database is away', async () => {
  const rateLimiter = new KeyRateLimiter(limits, () => 0)
  const away = { withSystem: () => Promise.reject(new Error('away')) }
  const usage = shareUsage({ database: away, rateLimiter, now: () => new Date(0) })
  for (let attempt = 0; attempt < 20; attempt++) rateLimiter.take('key', 0)
  await expect(usage.share()).resolves.toBeUndefined()
  expect(() => rateLimiter.take('key', 0)).toThrow('faster than its limit')
  await usage.stop()
})
