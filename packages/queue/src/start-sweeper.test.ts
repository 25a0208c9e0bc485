import { createLogger } from '@holdfast/runtime/logger'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSweeper } from './start-sweeper.ts'

const logger = createLogger({ name: 'test', level: 'silent' })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('sweeps again and again, spread by chance around the interval', async () => {
  const chances = [0, 1, 0.5]
  const sweptAt: number[] = []
  const sweeper = startSweeper({
    name: 'batches',
    intervalMs: 1_000,
    logger,
    now: () => new Date(Date.UTC(2026, 0, 1)),
    random: () => chances.shift() ?? 0.5,
    sweep: async (now) => {
      expect(now).toEqual(new Date('2026-01-01T00:00:00Z'))
      sweptAt.push(Date.now())
      return 0
    },
  })
  const start = Date.now()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(sweptAt.map((at) => at - start)).toEqual([750, 2_000, 3_000])
  await sweeper.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sweptAt).toHaveLength(3)
})

it('never runs twice at once, and carries on after a failure', async () => {
  let runs = 0
  const first = Promise.withResolvers<number>()
  const sweeper = startSweeper({
    name: 'batches',
    intervalMs: 1_000,
    logger,
    random: () => 0.5,
    sweep: async () => {
      runs++
      return runs === 1 ? first.promise : 0
    },
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(runs).toBe(1)
  first.reject(new Error('the database is away'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(runs).toBe(2)
  await sweeper.stop()
})

it('waits for the sweep under way when it is stopped', async () => {
  const sweeping = Promise.withResolvers<number>()
  let isStopped = false
  const sweeper = startSweeper({
    name: 'batches',
    intervalMs: 1_000,
    logger,
    random: () => 0.5,
    sweep: () => sweeping.promise,
  })
  await vi.advanceTimersByTimeAsync(1_000)
  const stopping = sweeper.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isStopped).toBe(false)
  sweeping.resolve(3)
  await stopping
  expect(isStopped).toBe(true)
})
