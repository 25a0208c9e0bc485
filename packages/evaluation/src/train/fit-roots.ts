import type { Candidate } from '@holdfast/analysis/weigh/candidate'
import { nearOf, strangersOf } from '@holdfast/analysis/weigh/find-suspects'
import { linkedTo } from '@holdfast/analysis/weigh/form-incidents'
import { rootFeatures } from '@holdfast/analysis/weigh/root-features'
import { ROOT_TRAITS, rootTraits, type RootTraits } from '@holdfast/analysis/weigh/root-traits'
import { weigh } from '@holdfast/analysis/weigh/weights'
import { addScaled, dot, fit, vectorOf, type FitOptions } from './fit.ts'
import { judgeCandidate } from './judge-candidate.ts'
import type { TrainingCase } from './training-case.ts'

export interface Choice {
  readonly candidates: readonly Candidate[]
  readonly vectors: readonly Float64Array[]
  /** What trees may ask. */
  readonly features: readonly Float64Array[]
  readonly rightness: readonly number[]
  readonly weight: number
}

/** Among all that may be behind an incident, the right cause must be the likeliest (conditional logit over each incident). */
export function fitChoices(
  choices: readonly Pick<Choice, 'vectors' | 'rightness' | 'weight'>[],
  options: FitOptions,
): Record<string, number> {
  return fit(
    ROOT_TRAITS,
    (weights, gradient) => {
      let total = 0
      for (const { vectors, rightness, weight } of choices) {
        const scores = vectors.map((vector) => dot(weights, vector))
        const most = Math.max(...scores)
        const odds = scores.map((score) => Math.exp(score - most))
        const all = odds.reduce((sum, one) => sum + one, 0)
        const right = Math.max(
          1e-12,
          odds.reduce((sum, one, index) => sum + one * (rightness[index] ?? 0), 0),
        )
        vectors.forEach((vector, index) => {
          const own = odds[index] ?? 0
          addScaled(gradient, vector, (own / all - (own * (rightness[index] ?? 0)) / right) * weight)
        })
        total += weight
      }
      return total
    },
    options,
  )
}

const QUIETEST = -9

export function choicesOf(training: TrainingCase, alarmWeights: Readonly<Record<string, number>>): Choice[] {
  const { gathered, traits, world, link, incidents, weight } = training
  const alarms = new Map<Candidate, number>(
    gathered.candidates.map((candidate) => {
      const own = candidate.change === null ? traits.get(candidate) : undefined
      return [candidate, own === undefined ? QUIETEST : weigh(own, alarmWeights)]
    }),
  )
  const alarmOf = (candidate: Candidate): number => alarms.get(candidate) ?? QUIETEST
  return incidents.flatMap((incident): Choice[] => {
    const [seed] = [...incident.relevant].toSorted((a, b) => alarmOf(b) - alarmOf(a))
    if (seed === undefined) return []
    const isOfAnother = (one: Candidate): boolean =>
      !incident.relevant.has(one) && incidents.some((other) => other.relevant.has(one))
    const near = linkedTo(seed, nearOf(seed, gathered.candidates), link).filter((one) => !isOfAnother(one))
    const strangers = strangersOf(seed, near, gathered.candidates).filter((one) => !isOfAnother(one))
    const suspects = [...near, ...strangers]
    const rightness = suspects.map((one) => judgeCandidate(training, incident, one, near, seed))
    if (suspects.length < 2 || rightness.every((one) => one === 0)) return []
    const pool = { world, candidates: near, alarms, link, seed }
    const known = suspects.map((one) => hideNames(rootTraits(one, pool), training))
    return [
      {
        candidates: suspects,
        vectors: known.map((own) => vectorOf(own, ROOT_TRAITS)),
        features: suspects.map((one, at) => rootFeatures(one, known[at] ?? {}, pool)),
        rightness,
        weight,
      },
    ]
  })
}

const hideNames = (traits: RootTraits, { isWhole }: TrainingCase): RootTraits =>
  isWhole ? traits : { ...traits, ground: 0 }
