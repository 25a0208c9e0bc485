import { ALARM_TRAITS, type AlarmTraits } from '@holdfast/analysis/weigh/alarm-traits'
import type { Candidate } from '@holdfast/analysis/weigh/candidate'
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
/** Who pastes a few lines mostly has a reason. */
const PASTED = { incident: 1, healthy: 0.5 } as const

/** Of each incident the most alarming line that tells of it must be loud, of each healthy system the loudest must be quiet. */
export const fitAlarms = (cases: readonly TrainingCase[], options: FitOptions): Record<string, number> =>
  fitBags(bagsOfCases(cases), options)

export const bagsOfCases = (cases: readonly TrainingCase[]): Bag[] =>
  cases.flatMap((one) => [...bagsOf(one), ...pastedBagsOf(one)]).filter((bag) => bag.vectors.length > 0)

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

type Told = readonly [Candidate, AlarmTraits]

const linesOf = (traits: ReadonlyMap<Candidate, AlarmTraits>): Told[] =>
  [...traits].filter(([candidate]) => candidate.change === null)

const vectors = (lines: readonly Told[]): Float64Array[] => lines.map(([, one]) => vectorOf(one, ALARM_TRAITS))

function pastedBagsOf({ kind, pasted, weight }: TrainingCase): Bag[] {
  if (pasted === null) return []
  const lines = linesOf(pasted.traits)
  if (kind === 'clean') return [{ vectors: vectors(lines), isIncident: 0, weight: weight * PASTED.healthy }]
  const relevant = lines.filter(([candidate]) => pasted.relevant.has(candidate))
  return [{ vectors: vectors(relevant), isIncident: 1, weight: weight * PASTED.incident }]
}

function bagsOf({ kind, traits, incidents, weight }: TrainingCase): Bag[] {
  const lines = linesOf(traits)
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
