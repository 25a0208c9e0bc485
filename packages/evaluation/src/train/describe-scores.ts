import type { CaseScore } from '../score/score-case.ts'

const mean = (values: readonly number[]): string =>
  values.length === 0 ? '-' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3)

/** One line of figures. */
export function describeScores(scores: readonly CaseScore[]): string {
  const sick = scores.filter((score) => score.kind !== 'clean')
  const clean = scores.filter((score) => score.kind === 'clean')
  const judgements = sick.flatMap((score) => score.judgements)
  const squares = judgements.flatMap(({ confidence, causeTop1 }) =>
    confidence === null ? [] : [(confidence - causeTop1) ** 2],
  )
  return [
    `incidents ${judgements.length}`,
    `top1 ${mean(judgements.map((one) => one.causeTop1))}`,
    `top3 ${mean(judgements.map((one) => one.causeTop3))}`,
    `victim ${mean(judgements.map((one) => one.blamedVictim))}`,
    `detected ${mean(judgements.map((one) => one.detected))}`,
    `onset ${mean(judgements.flatMap((one) => (one.onsetOk === null ? [] : [one.onsetOk])))}`,
    `severity ${mean(judgements.map((one) => one.severityOk))}`,
    `brier ${mean(squares)}`,
    `extra ${mean(sick.map((score) => score.extra))}`,
    `healthy ${clean.length}`,
    `false ${mean(clean.map((score) => score.reported))}`,
    `severe ${mean(clean.map((score) => score.severe))}`,
  ].join('  ')
}
