import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scenarioFolder } from '../scenarios/scenario-folders.ts'
import { hashLessons } from './hash-lessons.ts'
import { withLessons } from './lessons.ts'
import { readTrainingFigures } from './training-figures.ts'

const WEIGHTS = new URL('../../../analysis/src/weigh/weights.json', import.meta.url)
const LIMIT_MS = 120_000

it(
  'names the data that the shipped weights were trained on, or `npm run train -- weights` trains anew',
  () => {
    const weights = JSON.parse(readFileSync(WEIGHTS, 'utf8')) as { dataHash: string }
    expect(withLessons(hashLessons)).toBe(weights.dataHash)
    expect(readTrainingFigures().dataHash).toBe(weights.dataHash)
  },
  LIMIT_MS,
)

it('changes with what a case counts', () => {
  const few = { set: 'scenarios', folders: [scenarioFolder('30-jenkins-disk')], weight: 1 }
  expect(hashLessons([few])).toBe(hashLessons([few]))
  expect(hashLessons([few])).not.toBe(hashLessons([{ ...few, weight: 3 }]))
})
