import { describe, expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { outcomeOfRun } from './run-outcome.ts'
import { observeWorld } from './world.ts'

const steps = Array.from({ length: 60 }, (_, index) => `compiling part${index}.c`)

const outcomeOf = (...lines: string[]) => {
  const world = observeWorld(digestEvents(readTexts({ 'job.log': [...lines, ''].join('\n') })))
  return outcomeOfRun('job.log', world)
}

describe('how a run ended', () => {
  it.each([
    [[...steps, 'Job failed: exit code 2'], 'failed'],
    [[...steps, 'FAIL example.com/cache 0.2s', 'FAIL'], 'failed'],
    [[...steps, 'Finished: SUCCESS'], 'succeeded'],
    [[...steps, 'web-1 : ok=7 changed=4 unreachable=0 failed=0 skipped=1 rescued=0 ignored=2'], 'succeeded'],
    [[...steps, 'web-1 : ok=7 changed=4 unreachable=0 failed=2 skipped=1 rescued=0 ignored=0'], 'failed'],
  ] as const)('is taken from its last lines', (lines, outcome) => expect(outcomeOf(...lines)).toBe(outcome))

  it('is not told by what ended before the service was ready again', () => {
    const restart = ['background worker "launcher" (PID 66) exited with exit code 1', 'database system is shut down']
    expect(outcomeOf(...steps, ...restart)).toBe('failed')
    expect(outcomeOf(...steps, ...restart, 'database system is ready to accept connections')).toBeNull()
  })

  it('is not told by a daemon whose children end every now and then', () => {
    const daemon = steps.flatMap((_, index) => [
      `[pool www] child ${3000 + index} started`,
      `[pool www] child ${2000 + index} exited with code 0 after 60.${index} seconds from start`,
    ])
    expect(outcomeOf(...daemon)).toBeNull()
  })

  it('is no success where a number only ends in nought', () =>
    expect(outcomeOf(...steps, 'Task 0 in stage 1.0 failed 4 times')).not.toBe('succeeded'))

  it('is not told by words that only begin like those of a test runner', () =>
    expect(outcomeOf(...steps, 'Failed password for root from 203.0.113.9 port 22 ssh2')).toBeNull())
})
