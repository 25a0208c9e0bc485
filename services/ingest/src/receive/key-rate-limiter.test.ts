import { AppError } from '@holdfast/runtime/app-error'
import { expect, it } from 'vitest'
import { KeyRateLimiter } from './key-rate-limiter.ts'

const limits = { bytesPerSecond: 100, recordsPerSecond: 50, requestsPerSecond: 10, burstSeconds: 2 }

it('lets a burst pass, refuses beyond it and says when to come back', () => {
  let nowMs = 0
  const limiter = new KeyRateLimiter(limits, () => nowMs)
  limiter.take('a', 200)
  const refuse = () => limiter.take('a', 100)
  expect(refuse).toThrow(AppError)
  nowMs = 1_000
  expect(refuse).not.toThrow()
  expect(() => limiter.take('b', 200)).not.toThrow()
})

it('counts requests, however small', () => {
  const limiter = new KeyRateLimiter(limits, () => 0)
  for (let request = 0; request < 20; request++) limiter.take('a', 0)
  expect(() => limiter.take('a', 0)).toThrow(
    expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 1 }),
  )
})

it('lets one request larger than the whole burst pass, and makes the next one wait for it', () => {
  let nowMs = 0
  const limiter = new KeyRateLimiter(limits, () => nowMs)
  limiter.take('a', 1_000)
  nowMs = 5_000
  expect(() => limiter.take('a', 1)).toThrow(AppError)
  nowMs = 9_000
  expect(() => limiter.take('a', 1)).not.toThrow()
})
