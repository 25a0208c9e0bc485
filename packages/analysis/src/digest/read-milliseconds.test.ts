import { expect, it } from 'vitest'
import { readMilliseconds } from './read-milliseconds.ts'

it.each([
  ['lookup | ok | 18 ms', 18],
  ['GET /v1/items 204 in 14ms', 14],
  ['slept 2.5 msecs, then 7 ms', 2.5],
  ['waited 30 milliseconds', 30],
  ['3 items of 1.2.3ms', null],
  ['a1ms and 5 msx', null],
  ['ms', null],
  ['', null],
])('reads the first number of milliseconds of %j', (text, expected) => expect(readMilliseconds(text)).toBe(expected))
