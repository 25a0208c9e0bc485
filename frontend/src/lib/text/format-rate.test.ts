import { expect, it } from 'vitest'
import { formatErrorShare, formatRate } from './format-rate.ts'

it.each([
  [0, '0/min'],
  [0.233, '0.23/min'],
  [4.25, '4.3/min'],
  [42.4, '42/min'],
  [1_234, '1.2 K/min'],
  [6_000_000, '6 M/min'],
])('%d calls a minute read %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text)
})

it.each([
  [0, '0%'],
  [0.0001, '<0.1%'],
  [0.0123, '1.2%'],
  [0.5, '50%'],
  [1, '100%'],
])('a share of %d reads %s', (share, text) => {
  expect(formatErrorShare(share)).toBe(text)
})
