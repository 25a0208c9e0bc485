import { describe, expect, it } from 'vitest'
import { retryWhile } from './retry-while.ts'

/** Fails as often as there are errors, on a clock that only sleeping moves. */
function prepare(errors: Error[], patienceMs: number) {
  let clockMs = 0
  const told: unknown[] = []
  const attempt = async () => {
    const error = errors.shift()
    if (error) throw error
    return `after ${clockMs} ms`
  }
  const result = retryWhile(attempt, {
    isTemporary: (error) => error instanceof Error && error.message === 'away',
    patienceMs,
    onWait: (error) => told.push(error),
    now: () => clockMs,
    sleep: async (delayMs) => {
      clockMs += delayMs
    },
  })
  return { result, told }
}

const away = () => new Error('away')

describe('retryWhile', () => {
  it('tries again, later each time, and says once that it waits', async () => {
    const { result, told } = prepare([away(), away(), away()], 60_000)
    expect(await result).toBe('after 1400 ms')
    expect(told).toEqual([away()])
  })

  it('gives up with the last reason when patience ends', async () => {
    const { result } = prepare(Array.from({ length: 100 }, away), 5_000)
    await expect(result).rejects.toThrow('away')
  })

  it('does not wait for what time will not fix', async () => {
    const { result, told } = prepare([new Error('wrong')], 60_000)
    await expect(result).rejects.toThrow('wrong')
    expect(told).toEqual([])
  })
})
