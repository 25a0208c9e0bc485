import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

it('lets no more work at once than it may, and goes on after a failure', async () => {
  const takeTurn = inTurn(2)
  let working = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++working)
    await Promise.resolve()
    working--
    if (most > 1) throw new Error('as it may happen')
  }
  const ends = await Promise.allSettled(Array.from({ length: 5 }, () => takeTurn(work)))
  expect(ends).toHaveLength(5)
  expect(most).toBe(2)
})
