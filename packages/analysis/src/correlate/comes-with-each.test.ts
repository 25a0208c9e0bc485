import { expect, it } from 'vitest'
import { comesWithEach } from './comes-with-each.ts'

const HOUR_MS = 3_600_000

const at = (...seconds: readonly number[]) =>
  Object.fromEntries(seconds.map((second) => [second * 1_000, [1, second * 1_000] as const]))

it('joins what begins right after each return of a failure', () => {
  expect(comesWithEach(at(600, 2400), at(601, 602, 630, 2405, 2410), HOUR_MS)).toBe(true)
})

it('joins what came with one return and not with the first', () => {
  expect(comesWithEach(at(600, 2400), at(2401, 2402), HOUR_MS)).toBe(true)
})

it('keeps apart what also begins at other times, or before', () => {
  expect(comesWithEach(at(600, 2400), at(601, 1500, 2405), HOUR_MS)).toBe(false)
  expect(comesWithEach(at(600, 2400), at(580, 2380), HOUR_MS)).toBe(false)
})

it('makes nothing of a failure that came once, or so often that chance would do', () => {
  expect(comesWithEach(at(600), at(601), HOUR_MS)).toBe(false)
  const often = at(...Array.from({ length: 40 }, (_, index) => index * 90))
  expect(comesWithEach(often, at(901), HOUR_MS)).toBe(false)
})
