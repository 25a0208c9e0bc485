import { areaUnderCurve, type Scored } from './area-under-curve.ts'
import type { Features } from './build-features.ts'
import type { LabelledText } from './collect-statements.ts'
import { scoreRow, trainWeights, type TrainingOptions } from './train-weights.ts'

const FOLDS = 5
const CALIBRATION_STEPS = 400

export interface Validation {
  /** Error against info, all held-out statements together. */
  readonly auc: number
  readonly aucByHouse: readonly { readonly house: string; readonly auc: number; readonly statements: number }[]
  /** From the score to its log-odds: what the held-out statements say. */
  readonly scale: number
  readonly shift: number
  readonly calibrationError: number
}

/** Trains without some houses, and looks how well it judges theirs. */
export function crossValidate(
  texts: readonly LabelledText[],
  features: Features,
  options: TrainingOptions,
): Validation {
  const foldOf = assignFolds(texts)
  const scores = new Float64Array(texts.length)
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const training = indexesWhere(texts, ({ house }) => foldOf.get(house) !== fold)
    const weights = trainWeights(texts, features, training, options)
    for (const [index, row] of features.rows.entries())
      if (foldOf.get(texts[index]?.house ?? '') === fold) scores[index] = scoreRow(weights, row)
  }
  const scored = texts.flatMap(({ house, badness, weight, raised }, index) =>
    raised ? [] : [{ house, badness, weight, score: scores[index] ?? 0 }],
  )
  const houses = [...Map.groupBy(scored, ({ house }) => house)].map(([house, those]) => ({
    house,
    auc: areaUnderCurve(those),
    statements: those.length,
  }))
  const { scale, shift } = calibrate(scored)
  return {
    auc: areaUnderCurve(scored),
    aucByHouse: houses.filter(({ auc }) => !Number.isNaN(auc)),
    scale,
    shift,
    calibrationError: calibrationError(scored.map((entry) => ({ ...entry, score: scale * entry.score + shift }))),
  }
}

const indexesWhere = (texts: readonly LabelledText[], holds: (text: LabelledText) => boolean): number[] =>
  texts.flatMap((text, index) => (holds(text) ? [index] : []))

/** The largest house first, each into the fold that has least. */
function assignFolds(texts: readonly LabelledText[]): Map<string, number> {
  const sizes = [...Map.groupBy(texts, ({ house }) => house)].map(([house, those]) => ({ house, size: those.length }))
  const loads = Array.from({ length: FOLDS }, () => 0)
  const folds = new Map<string, number>()
  for (const { house, size } of sizes.toSorted((a, b) => b.size - a.size || (a.house < b.house ? -1 : 1))) {
    const fold = loads.indexOf(Math.min(...loads))
    loads[fold] = (loads[fold] ?? 0) + size
    folds.set(house, fold)
  }
  return folds
}

/** Platt's two numbers, by Newton's steps damped to plain descent: the curve is convex. */
function calibrate(scored: readonly Scored[]): { scale: number; shift: number } {
  let scale = 1
  let shift = 0
  const total = scored.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 0; step < CALIBRATION_STEPS; step += 1) {
    let ofScale = 0
    let ofShift = 0
    for (const { score, badness, weight } of scored) {
      const slope = (1 / (1 + Math.exp(-(scale * score + shift))) - badness) * weight
      ofScale += slope * score
      ofShift += slope
    }
    scale -= (0.5 * ofScale) / total
    shift -= (0.5 * ofShift) / total
  }
  return { scale, shift }
}

/** Mean difference between what is said and what is so, over tenths of the probability. */
function calibrationError(scored: readonly Scored[]): number {
  const tenths = Map.groupBy(scored, ({ score }) => Math.min(9, Math.floor(10 / (1 + Math.exp(-score)))))
  let error = 0
  for (const those of tenths.values()) {
    let gap = 0
    for (const { score, badness, weight } of those) gap += (1 / (1 + Math.exp(-score)) - badness) * weight
    error += Math.abs(gap)
  }
  return error / scored.reduce((sum, { weight }) => sum + weight, 0)
}
