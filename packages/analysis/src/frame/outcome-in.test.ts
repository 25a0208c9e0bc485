import { expect, it } from 'vitest'
import { outcomeIn } from './outcome-in.ts'

it.each([
  ['12 failed, 3 passed', 'failed'],
  ['checked=50 ok=50 failed: 0', null],
  ['ok=50 failed=0', null],
  ['Done. PASS=14 WARN=1 ERROR=1 SKIP=3 TOTAL=19', 'failed'],
  ['Done. PASS=14 WARN=1 ERROR=0 SKIP=0 TOTAL=15', 'succeeded'],
  ['db-3 : ok=5 changed=1 unreachable=1 failed=0 skipped=4 rescued=0 ignored=0', 'failed'],
  ['db-3 : ok=5 changed=1 unreachable=0 failed=0 skipped=4 rescued=0 ignored=0', 'succeeded'],
  ['48 examples, 2 failures', 'failed'],
  ['Finished with 3 errors', 'failed'],
])('counts what failed, not what stands beside it: %s', (text, outcome) => expect(outcomeIn(text)).toBe(outcome))
