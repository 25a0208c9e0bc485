import { sigmoid } from './fit.ts'
import { fitCalibration, type Forecast } from './fit-calibration.ts'
import type { HeldOut } from './cross-validate.ts'
import type { CaseScore } from '../score/score-case.ts'

/** What the engine never falls below and never exceeds. */
const LEAST = 0.02
const MOST = 0.97

/** Confidences as they would have been shipped: calibrated by cases of which none is of the group. */
export function recalibrate(held: readonly HeldOut[], others: readonly HeldOut[] = held): HeldOut[] {
  const groups = Map.groupBy(held, ({ group }) => group)
  return [...groups].flatMap(([group, own]) => {
    const judged = new Set(own.map(({ training }) => training))
    const { slope, offset } = fitCalibration(
      others
        .filter((one) => one.group !== group && !judged.has(one.training))
        .flatMap(({ score }) => forecastsOf(score)),
    )
    const calibrated = (confidence: number): number => {
      const share = sigmoid(slope * Math.log(confidence / (1 - confidence)) + offset)
      return Math.round(Math.min(MOST, Math.max(LEAST, share)) * 100) / 100
    }
    return own.map((one) => ({
      ...one,
      score: {
        ...one.score,
        judgements: one.score.judgements.map((judgement) => ({
          ...judgement,
          confidence: isForecast(judgement.confidence) ? calibrated(judgement.confidence) : judgement.confidence,
        })),
      },
    }))
  })
}

export const forecastsOf = ({ judgements }: CaseScore): Forecast[] =>
  judgements.flatMap(({ confidence, causeTop1 }) =>
    isForecast(confidence) ? [{ odds: Math.log(confidence / (1 - confidence)), rightness: causeTop1 }] : [],
  )

const isForecast = (confidence: number | null): confidence is number =>
  confidence !== null && confidence > 0 && confidence < 1
