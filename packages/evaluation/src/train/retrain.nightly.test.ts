import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatWeights, learn } from './learn.ts'
import { withLessons } from './lessons.ts'
import { readTrainingFigures } from './training-figures.ts'

const WEIGHTS = new URL('../../../analysis/src/weigh/weights.json', import.meta.url)

it('gives the weights that are shipped, to the byte, and the figures that are kept', () => {
  const { weights, figures } = withLessons(learn)
  expect(formatWeights(weights)).toBe(readFileSync(WEIGHTS, 'utf8'))
  expect(figures).toEqual(readTrainingFigures())
})
