import { expect, it } from 'vitest'
import { outcomeIn } from './outcome-in.ts'

it.each([
  ['12 failed, 3 passed', 'failed'],
  ['checked=50 ok=50 failed: 0', null],
  ['ok=50 failed=0', null],
])('counts what failed, not what stands beside it: %s', (text, outcome) => expect(outcomeIn(text)).toBe(outcome))
