import { describe, expect, it } from 'vitest'
import { sampledCases } from './sampled-cases.ts'
import { scoreChanges } from './score-changes.ts'

const GOAL = 0.02
/** The share of verdicts that change today, where it is above the goal. */
const AT_MOST: Readonly<Record<string, number>> = {
  'services renamed': 0.039,
  'innocent lines paraphrased': 0.029,
  'an unrelated change': 0.026,
  'a second incident': 0.085,
  'head cut': 0.136,
  'traffic doubled': 0.091,
}

const scores = scoreChanges(sampledCases())
process.stdout.write(
  scores.map(({ transform, cases, changed }) => `${transform}: ${changed} of ${cases} verdicts change\n`).join(''),
)

describe.each(scores)('$transform', ({ transform, cases, changed, examples }) => {
  it('is told of enough cases', () => expect(cases).toBeGreaterThan(20))

  it('changes no more verdicts than it did', () => {
    const allowed = Math.round((AT_MOST[transform] ?? GOAL) * cases)
    expect(changed > allowed ? examples : []).toEqual([])
  })
})
