import { describe, expect, it } from 'vitest'
import { analyzeLines, every } from '../../test/steady-lines.ts'

const HOUR = 3600
const FAILURE = 'could not archive segment: no space left on device (backup volume)'
const WORK = every('postgres', [0, HOUR], 6, (index) => `part ${index} merged`)
const TIMES = [90, 410, 520, 900, 1150, 1240, 1700, 1850, 2100, 2250, 2500, 2980, 3040, 3300, 3540]
const failures = (from: number) =>
  TIMES.filter((second) => second >= from).flatMap((second) =>
    every('postgres', [second, second + 1], 1, () => FAILURE, 'error'),
  )

describe('a failure that a system lives with', () => {
  it('is none where it comes evenly all the time and is a small part of the work', () =>
    expect(analyzeLines(WORK, failures(90))).toEqual([]))

  it('is one where it sets in', () => expect(analyzeLines(WORK, failures(1800))).toHaveLength(1))

  it.each([['it is a good part of the work', 5, 8]])('is one where %s', (_case, from, everySeconds) =>
    expect(
      analyzeLines(
        WORK,
        every('postgres', [from, HOUR], everySeconds, () => FAILURE, 'error'),
      ),
    ).toHaveLength(1),
  )
})

describe('a failure that heals', () => {
  const down = (times: readonly number[]) =>
    times.flatMap((second) =>
      every('uplink', [second, second + 1], 1, () => 'publish failed: Network is unreachable', 'error'),
    )
  const up = (times: readonly number[]) =>
    times.flatMap((second) => every('uplink', [second + 6, second + 7], 1, () => 'connected, spool drained'))
  const RULES = every('rules', [0, HOUR], 3, (index) => `evaluated ${index} rules`)
  const EVENLY = [120, 700, 1300, 1900, 2500, 3100]

  it('is none where it does so each time, from the first line to the last', () =>
    expect(analyzeLines(RULES, down(EVENLY), up(EVENLY))).toEqual([]))

  it('is one where it does not', () =>
    expect(analyzeLines(RULES, down(EVENLY), up(EVENLY.slice(0, 2)))).toHaveLength(1))
})

describe('failures that grow with the work', () => {
  const opened = every('checkout', [0, HOUR], 3, () => 'payment failed: 3ds challenge abandoned', 'error')
  const rush = every('checkout', [1800, HOUR], 1, () => 'payment failed: 3ds challenge abandoned', 'error')
  const some = [opened.filter((_, index) => index % 12 === 0), rush.filter((_, index) => index % 7 === 0)].flat()
  const work = every('checkout', [0, 1800], 3, (index) => `order ${index} placed`)
  const more = (stepSeconds: number) => every('checkout', [1800, HOUR], stepSeconds, (index) => `order ${index} placed`)

  it('are none', () => expect(analyzeLines(work, more(0.5), some)).toEqual([]))

  it('are one where the work stays the same', () => expect(analyzeLines(work, more(3), some)).toHaveLength(1))
})
