import { expect, it } from 'vitest'
import { besideSlow } from './beside-slow.ts'

const spans = [
  { fromMs: 0, untilMs: 1_000, delayMs: 12, gcMs: 3 },
  { fromMs: 1_000, untilMs: 2_000, delayMs: 90, gcMs: 40 },
  { fromMs: 2_000, untilMs: 3_000, delayMs: 11, gcMs: 2 },
]

it('puts the slowest requests beside what the process did while they ran', () => {
  const requests = [
    { startedMs: 100, tookMs: 5 },
    { startedMs: 1_500, tookMs: 80 },
    { startedMs: 2_500, tookMs: 7 },
  ]
  expect(besideSlow(requests, spans, 2)).toEqual([
    { tookMs: 80, delayMs: 90, gcMs: 40 },
    { tookMs: 7, delayMs: 11, gcMs: 2 },
  ])
})

it('counts all that a request fell into, and nothing where nobody looked', () => {
  const requests = [
    { startedMs: 1_950, tookMs: 100 },
    { startedMs: 9_000, tookMs: 50 },
  ]
  expect(besideSlow(requests, spans, 2)).toEqual([
    { tookMs: 100, delayMs: 90, gcMs: 42 },
    { tookMs: 50, delayMs: 0, gcMs: 0 },
  ])
})
