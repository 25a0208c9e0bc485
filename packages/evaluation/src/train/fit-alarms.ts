import { ALARM_TRAITS } from '@holdfast/analysis/weigh/alarm-traits'
import { addScaled, dot, fit, sigmoid, vectorOf, type FitOptions } from './fit.ts'
import type { TrainingCase } from './training-case.ts'

export interface Bag {
  readonly vectors: readonly Float64Array[]
  readonly isIncident: 0 | 1
  readonly weight: number
}

const DEFAULT_TOLERANCE_SECONDS = 60
const MARGIN_SECONDS = 120
/** A healthy system must be quiet in all its lines; an incident need be heard in one. */
const HEALTHY = 1.5
const BEFORE = 0.5

/** Of each incident the most alarming line that tells of it must be loud, of each healthy system the loudest must be quiet. */
export const fitAlarms = (cases: readonly TrainingCase[], options: FitOptions): Record<string, number> =>
  fitBags(bagsOfCases(cases), options)

export const bagsOfCases = (cases: readonly TrainingCase[]): Bag[] =>
  cases.flatMap(bagsOf).filter((bag) => bag.vectors.length > 0)

export function fitBags(bags: readonly Bag[], options: FitOptions): Record<string, number> {
  return fit(
    ALARM_TRAITS,
    (weights, gradient) => {
      let total = 0
      for (const { vectors, isIncident, weight } of bags) {
        let loudest: Float64Array | undefined
        let most = Number.NEGATIVE_INFINITY
        for (const vector of vectors) {
          const alarm = dot(weights, vector)
          if (alarm > most) {
            most = alarm
            loudest = vector
          }
        }
        if (loudest === undefined) continue
        addScaled(gradient, loudest, (sigmoid(most) - isIncident) * weight)
        total += weight
      }
      return total
    },
    options,
  )
}

function bagsOf({ kind, traits, incidents, weight }: TrainingCase): Bag[] {
  const lines = [...traits].filter(([candidate]) => candidate.change === null)
  const vectors = (chosen: typeof lines) => chosen.map(([, one]) => vectorOf(one, ALARM_TRAITS))
  if (kind === 'clean') return [{ vectors: vectors(lines), isIncident: 0, weight: weight * HEALTHY }]
  const firstMs = Math.min(
    ...incidents.map(({ truth }) =>
      truth.onset === null
        ? Number.NEGATIVE_INFINITY
        : Date.parse(truth.onset) -
          1000 * Math.max(MARGIN_SECONDS, truth.onsetToleranceSeconds ?? DEFAULT_TOLERANCE_SECONDS),
    ),
  )
  const before = lines.filter(
    ([candidate]) =>
      incidents.every(({ relevant }) => !relevant.has(candidate)) &&
      candidate.symptom.lastMs !== null &&
      candidate.symptom.lastMs < firstMs,
  )
  return [
    ...incidents.map(({ relevant }): Bag => ({
      vectors: vectors(lines.filter(([candidate]) => relevant.has(candidate))),
      isIncident: 1,
      weight,
    })),
    { vectors: vectors(before), isIncident: 0, weight: weight * BEFORE },
  ]
}
