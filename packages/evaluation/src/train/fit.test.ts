import { expect, it } from 'vitest'
import { chooseThreshold } from './choose-threshold.ts'
import { addScaled, dot, fit, sigmoid, type FitOptions } from './fit.ts'
import { fitCalibration } from './fit-calibration.ts'

const PRIORS = { bias: { sign: 0, prior: 0 }, loud: { sign: 1, prior: 0.5 }, calm: { sign: -1, prior: -0.5 } } as const
const OPTIONS = { steps: 300, shrink: 0.001 }

/** Examples of a loud and a calm trait, each with what it is. */
const learn = (
  examples: readonly (readonly [loud: number, calm: number, isIncident: 0 | 1])[],
  more: Partial<FitOptions> = {},
) =>
  fit(
    PRIORS,
    (weights, gradient) => {
      for (const [loud, calm, isIncident] of examples) {
        const vector = Float64Array.from([1, loud, calm])
        addScaled(gradient, vector, sigmoid(dot(weights, vector)) - isIncident)
      }
      return examples.length
    },
    { ...OPTIONS, ...more },
  )

it('learns what speaks for an incident, and the same twice', () => {
  const examples = [
    [1, 0, 1],
    [1, 1, 0],
    [0, 0, 0],
  ] as const
  const weights = learn(examples)
  expect(weights['loud']).toBeGreaterThan(1)
  expect(weights['calm']).toBeLessThan(-1)
  expect(learn(examples)).toEqual(weights)
})

it('keeps a trait out, and goes on from what was learned', () => {
  const examples = [
    [1, 0, 1],
    [0, 0, 0],
  ] as const
  const whole = learn(examples)
  const without = learn(examples, { from: whole, without: 'loud' })
  expect(without['loud']).toBe(0)
  expect(without['bias']).toBeCloseTo(0, 1)
  expect(learn(examples, { from: whole, steps: 0 })).toEqual(whole)
})

it('never turns a sign, whatever the cases say', () =>
  expect(
    learn([
      [1, 0, 0],
      [0, 0, 1],
    ])['loud'],
  ).toBe(0))

it('opens incidents in as few healthy systems as is wanted', () => {
  const loudest = Array.from({ length: 100 }, (_, index) => index / 50 - 1.2)
  expect(loudest.filter((alarm) => alarm >= chooseThreshold(loudest)).length).toBe(12)
})

it('does not go so far that plain outages raise no alarm', () => {
  expect(chooseThreshold(Array.from({ length: 100 }, () => 3))).toBe(0.65)
})

it('takes confidence back where forecasts promise too much', () => {
  const forecasts = Array.from({ length: 40 }, (_, index) => ({ odds: 3, rightness: 1 - (index % 2) }))
  const { slope, offset } = fitCalibration(forecasts)
  expect(sigmoid(slope * 3 + offset)).toBeCloseTo(0.5, 1)
})
