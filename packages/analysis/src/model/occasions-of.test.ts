import { expect, it } from 'vitest'
import { occasionsOf } from './occasions-of.ts'

it('counts what is said at once as said once', () =>
  expect(occasionsOf({ count: 9, buckets: { 0: [6, 0], 10_000: [3, 10_004] } })).toBe(2))

it('counts lines where none has a time', () => expect(occasionsOf({ count: 9, buckets: {} })).toBe(9))
