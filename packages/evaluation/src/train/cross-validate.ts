import { alarmsOf } from '@holdfast/analysis/weigh/form-incidents'
import { weighAlarm, LEAST_JOINED } from '@holdfast/analysis/weigh/weigh-alarm'
import type { Weights } from '@holdfast/analysis/weigh/weights'
import type { CaseScore } from '../score/score-case.ts'
import { hashName } from './hash-name.ts'
import { scoreTraining } from './score-training.ts'
import { trainWeights } from './train-weights.ts'
import type { TrainingCase } from './training-case.ts'

const FOLDS = 5

export interface HeldOut {
  readonly training: TrainingCase
  readonly score: CaseScore
  /** Those of one group were judged by weights that saw none of it. */
  readonly group: string
}

export interface CrossValidated {
  readonly threshold: number
  readonly held: readonly HeldOut[]
}

/** Each case scored with weights that no case of its family was part of, at the threshold that this way is chosen. */
export function crossValidate(
  cases: readonly TrainingCase[],
  chooseThreshold: (loudestOfHealthy: readonly number[]) => number,
): CrossValidated {
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    trainWeights(cases.filter((training) => foldOf(training, FOLDS) !== fold)),
  )
  const weightsFor = (training: TrainingCase): Weights => {
    const weights = folds[foldOf(training, FOLDS)]
    if (!weights) throw new Error(`No weights were trained without ${training.folder}.`)
    return weights
  }
  const whole = cases.filter((training) => training.isWhole)
  const threshold = chooseThreshold(
    whole.filter(({ kind }) => kind === 'clean').map((training) => loudestOf(training, weightsFor(training))),
  )
  return {
    threshold,
    held: whole.map((training) => ({
      training,
      score: scoreTraining(training, { ...weightsFor(training), threshold }),
      group: String(foldOf(training, FOLDS)),
    })),
  }
}

/** The loudest alarm of a case. */
export function loudestOf({ world, traits, witnesses }: TrainingCase, weights: Weights): number {
  const alarms = alarmsOf(traits, weights)
  return Math.max(
    ...[...witnesses]
      .map(([seed, others]) => weighAlarm(seed, others, { world, traits, alarms }, weights))
      .filter(({ joined }) => joined >= LEAST_JOINED)
      .map(({ alarm }) => alarm),
  )
}

/** Cases of one family fall into one fold. */
export const foldOf = ({ family }: TrainingCase, folds: number): number => hashName(family) % folds
