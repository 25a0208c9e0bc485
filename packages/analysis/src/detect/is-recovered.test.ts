import { describe, expect, it } from 'vitest'
import { analyzeLines, every } from '../../test/steady-lines.ts'

const at = (seconds: readonly number[], service: string, message: string, level?: 'error') =>
  seconds.flatMap((second) => every(service, [second, second + 1], 1, () => message, level))

const TIMES = [700, 1290, 1340, 1610, 1900, 2050, 2300, 2380]
const QUIET = every('loader', [0, 2400], 2, (index) => `part ${index} loaded`)
const FAILURES = at(TIMES, 'postgres', 'could not archive segment: no space left on device (backup volume)', 'error')

describe('a failure that another try mends', () => {
  it('is no incident where nearly each is reported as done soon after', () => {
    const done = at(
      TIMES.map((second) => second + 4),
      'loader',
      'part merged after 2 attempts',
    )
    expect(analyzeLines(QUIET, FAILURES, done)).toEqual([])
  })

  it('is one where most are not', () => {
    const done = at(
      TIMES.slice(0, 3).map((second) => second + 4),
      'loader',
      'part merged after 2 attempts',
    )
    expect(analyzeLines(QUIET, FAILURES, done)).toHaveLength(1)
  })
})
