import { expect, it } from 'vitest'
import { BackOff } from './back-off.ts'

it('waits longer after each quick crash, but never above half a minute', () => {
  const backOff = new BackOff()
  const delays = Array.from({ length: 9 }, () => backOff.nextMs(100))
  expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

it('begins again after a minute without a crash', () => {
  const backOff = new BackOff()
  backOff.nextMs(100)
  backOff.nextMs(100)
  expect(backOff.nextMs(60_000)).toBe(250)
})
