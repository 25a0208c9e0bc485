import { describe, expect, it } from 'vitest'
import { judgeBadness } from './judge-badness.ts'

describe('a line that has a level', () => {
  it.each([
    ['fatal', 3],
    ['error', 2],
    ['warn', 1],
    ['info', 0],
    ['debug', 0],
  ] as const)('%s is judged by it alone', (level, badness) => {
    expect(judgeBadness(level, 'connection refused', false)).toBe(badness)
  })
})

it('hears what devices note as information', () => {
  expect(judgeBadness('info', 'memory resource limit alarm set on node rabbit@mq-3', false)).toBe(1)
  expect(judgeBadness('debug', 'memory resource limit alarm set on node rabbit@mq-3', false)).toBe(0)
})

describe('a line without a level', () => {
  it.each([
    ['connect to db-1 failed: connection refused', 2],
    ['The passphrase you entered is not correct.', 2],
    ['Environment variable DEPLOY_ENV is undefined', 1],
    ['panic: runtime error: index out of range', 3],
    ['kernel panic - not syncing', 3],
    ['warning: cannot find the optional module', 1],
    ['upstream timed out, retrying (attempt 1 of 3)', 1],
    ['run finished failed=0 errors=0 exception=none', 0],
    ['12 tests, 0 failures, 0 errors', 0],
    ['indexed article "How to survive an Out Of Memory error"', 0],
    ['GET /errors/fatal-exception.html 200 in 4 ms', 0],
    ['rendered page crash-course-panic 200', 0],
    ['gcc -Wall -Werror=format-security -c src/error.c -o build/error.o', 0],
    ['ok 112 - fails when the password is wrong', 0],
    ['test store::tests::rejects_invalid_input ... ok', 0],
    ['ixgbe 0000:41:00.1 eno2: NIC Link is Down', 1],
    ['GPU has fallen off the bus', 1],
    ['order 17 saved', 0],
  ] as const)('%j is judged by its words: %i', (message, badness) => {
    expect(judgeBadness(null, message, false)).toBe(badness)
  })

  it('is an error when it carries an exception', () => {
    expect(judgeBadness(null, 'worker 3', true)).toBe(2)
  })
})
