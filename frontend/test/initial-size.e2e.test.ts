import { expect, it } from 'vitest'
import { initialJsBytes } from './initial-js-bytes.ts'

it('starts on at most 180 KB of JavaScript', () => {
  expect(initialJsBytes()).toBeGreaterThan(50_000)
  expect(initialJsBytes()).toBeLessThanOrEqual(180_000)
})
