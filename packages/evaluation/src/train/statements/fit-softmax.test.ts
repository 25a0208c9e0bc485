import { expect, it } from 'vitest'
import { fitSoftmax, probabilitiesOf, type Example } from './fit-softmax.ts'

const OPTIONS = { epochs: 50, rate: 0.3, l2: 0.01 }
const example = (label: number, ...features: number[]): Example => ({
  features: Int32Array.from(features),
  label,
})
const lessons = [example(0, 0), example(0, 0, 2), example(1, 1), example(1, 1, 2)]
const model = fitSoftmax(lessons, { features: 3, classes: 2 }, OPTIONS)

it('tells classes by the features that set them apart', () => {
  expect(probabilitiesOf(Int32Array.of(0), model)[0]).toBeGreaterThan(0.8)
  expect(probabilitiesOf(Int32Array.of(1), model)[1]).toBeGreaterThan(0.8)
})

it('takes nothing from a feature that both have', () =>
  expect(probabilitiesOf(Int32Array.of(2), model)[0]).toBeCloseTo(0.5, 1))

it('gives the same weights for the same examples', () =>
  expect(fitSoftmax(lessons, { features: 3, classes: 2 }, OPTIONS)).toEqual(model))
