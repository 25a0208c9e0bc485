import { expect, it } from 'vitest'
import { figuresBySet, type Figures } from './figures.ts'
import { poolFigures, readFirstSight } from './first-sight.ts'
import type { CaseScore } from './score-case.ts'

const incident = (causeTop1: number, confidence: number) =>
  ({
    name: `case ${confidence}`,
    kind: 'incident',
    judgements: [{ causeTop1, causeTop3: 1, blamedVictim: 0, confidence }],
  }) as unknown as CaseScore
const healthy = (reported: number) =>
  ({ name: 'calm', kind: 'clean', reported, severe: 0, judgements: [] }) as unknown as CaseScore

it('tells the sets apart, and all blind ones together', () => {
  const figures = figuresBySet([
    { set: 'scenarios', score: incident(1, 0.9) },
    { set: 'one', score: incident(0, 0.9) },
    { set: 'two', score: incident(1, 0.5) },
    { set: 'two', score: healthy(2) },
  ])
  expect(figures['one']).toMatchObject({ incidents: 1, healthy: 0, top1: 0, falseAlarms: null, brier: 0.81 })
  expect(figures['all blind']).toMatchObject({ incidents: 2, healthy: 1, top1: 0.5, falseAlarms: 2 })
  expect(figures['all']).toMatchObject({ incidents: 3, top1: 0.667 })
})

it('weighs batches by how many cases they have', () => {
  const [known] = Object.values(readFirstSight())
  if (!known) throw new Error('No batch was ever judged.')
  const of = (incidents: number, top1: number): Figures => ({ ...known, incidents, top1 })
  expect(poolFigures([of(10, 1), of(30, 0)])).toMatchObject({ incidents: 40, top1: 0.25, calibrationError: null })
})
