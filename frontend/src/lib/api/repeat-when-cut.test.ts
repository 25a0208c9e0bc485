import { expect, it } from 'vitest'
import type { Call } from './send-once.ts'
import { repeatWhenCut } from './repeat-when-cut.ts'

const cut = new TypeError('Failed to fetch')
const GET: Pick<Call, 'method' | 'isOnce'> = {}

it.each([
  { name: 'a read that was cut off is asked again', call: GET, failures: [cut], asked: 2 },
  { name: 'and only once', call: GET, failures: [cut, cut], asked: 2 },
  { name: 'an answer that is no success is an answer', call: GET, failures: [new Error('503')], asked: 1 },
  { name: 'what somebody gave up stays so', call: GET, failures: [new DOMException('', 'AbortError')], asked: 1 },
  { name: 'a write may have arrived', call: { method: 'POST' as const }, failures: [cut], asked: 1 },
  { name: 'so may a read that uses something up', call: { isOnce: true }, failures: [cut], asked: 1 },
])('$name', async ({ call, failures, asked }) => {
  let count = 0
  const outcome = await repeatWhenCut(call, async () => {
    const failure = failures[count++]
    if (failure) throw failure
    return 'answered'
  }).catch((error: unknown) => error)
  const last = failures[asked - 1]
  expect(outcome).toEqual(last === cut ? new Error('The server could not be reached.') : (last ?? 'answered'))
  expect(count).toBe(asked)
})
