import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Weights } from '@holdfast/analysis/weigh/weights'
import { findCases } from '../score/find-cases.ts'
import type { CaseScore } from '../score/score-case.ts'
import { chooseThreshold } from './choose-threshold.ts'
import { crossValidate, scoreTraining } from './cross-validate.ts'
import { describeScores } from './describe-scores.ts'
import { fitCalibration } from './fit-calibration.ts'
import { readTrainingCase } from './read-training-case.ts'
import { trainWeights } from './train-weights.ts'

export interface Lesson {
  readonly folder: string
  /** What each of its cases counts. */
  readonly weight: number
}

export interface Learned {
  readonly weights: Weights & { readonly dataHash: string; readonly crossValidated: string }
  readonly inSample: string
}

/** Weights from all cases, their confidence and threshold from cases that each was judged on without having seen it. */
export function learn(lessons: readonly Lesson[]): Learned {
  const folders = lessons.flatMap(({ folder, weight }) => findCases(folder).cases.map((path) => ({ path, weight })))
  const cases = folders.flatMap(({ path, weight }) =>
    [true, false].map((isWhole) => readTrainingCase(path, { weight, isWhole })),
  )
  const trained = trainWeights(cases)
  const { threshold, scores } = crossValidate(cases, chooseThreshold)
  const weights = { ...trained, threshold, calibration: fitCalibration(scores.flatMap(forecastsOf)) }
  const whole = cases.filter((training) => training.isWhole)
  return {
    weights: {
      ...weights,
      dataHash: hashOf(folders.map(({ path }) => path)),
      crossValidated: describeScores(scores),
    },
    inSample: describeScores(whole.map((training) => scoreTraining(training, weights))),
  }
}

const forecastsOf = ({ judgements }: CaseScore) =>
  judgements.flatMap(({ confidence, causeTop1 }) =>
    confidence === null || confidence <= 0 || confidence >= 1
      ? []
      : [{ odds: Math.log(confidence / (1 - confidence)), isRight: causeTop1 === 1 }],
  )

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) hash.update(readFileSync(join(folder, 'truth.json')))
  return hash.digest('hex').slice(0, 16)
}
