import type { CaseScore } from './score-case.ts'

interface CalibrationBin {
  readonly from: number
  readonly to: number
  readonly incidents: number
  readonly meanConfidence: number
  readonly right: number
  /** The lowest and highest share right when any one case is left out: how much a single case decides. */
  readonly rightLeavingOneOut: readonly [number, number]
}

export interface Calibration {
  readonly bins: readonly CalibrationBin[]
  /** Mean distance between confidence and share right, weighted by incidents. */
  readonly expectedError: number | null
  /** Brier score of the confidences as they are. */
  readonly brier: number | null
  /** Brier score if each case's confidences were replaced by what the other cases say of such confidences. */
  readonly brierFromOtherCases: number | null
}

interface Sample {
  readonly caseName: string
  readonly confidence: number
  readonly right: number
}

const EDGES = [0, 0.4, 0.55, 0.7, 0.8, 0.9, 1]

export function calibrate(cases: readonly CaseScore[]): Calibration {
  const samples = cases.flatMap(({ name, judgements }) =>
    judgements.flatMap(({ confidence, causeTop1 }) =>
      confidence === null ? [] : [{ caseName: name, confidence, right: causeTop1 }],
    ),
  )
  const bins = EDGES.slice(0, -1).flatMap((from, i) => {
    const inside = samples.filter((sample) => binOf(sample.confidence) === i)
    if (inside.length === 0) return []
    const leaving = [...new Set(inside.map((sample) => sample.caseName))].flatMap((name) => {
      const rest = inside.filter((sample) => sample.caseName !== name)
      return rest.length === 0 ? [] : [shareRight(rest)]
    })
    const right = shareRight(inside)
    return [
      {
        from,
        to: EDGES[i + 1] as number,
        incidents: inside.length,
        meanConfidence: average(inside.map((sample) => sample.confidence)),
        right,
        rightLeavingOneOut: [Math.min(right, ...leaving), Math.max(right, ...leaving)] as const,
      },
    ]
  })
  if (samples.length === 0) return { bins, expectedError: null, brier: null, brierFromOtherCases: null }
  return {
    bins,
    expectedError:
      bins.reduce((sum, bin) => sum + bin.incidents * Math.abs(bin.meanConfidence - bin.right), 0) / samples.length,
    brier: average(samples.map((sample) => (sample.confidence - sample.right) ** 2)),
    brierFromOtherCases: average(samples.map((sample) => (predictFromOthers(sample, samples) - sample.right) ** 2)),
  }
}

const binOf = (confidence: number): number =>
  Math.max(
    0,
    EDGES.findLastIndex((edge, i) => i < EDGES.length - 1 && confidence >= edge),
  )

/** The share right among other cases' confidences of the same bin, drawn towards the confidence itself while they are few. */
function predictFromOthers(sample: Sample, samples: readonly Sample[]): number {
  const others = samples.filter(
    (other) => other.caseName !== sample.caseName && binOf(other.confidence) === binOf(sample.confidence),
  )
  const right = others.reduce((sum, other) => sum + other.right, 0)
  return (right + 2 * sample.confidence) / (others.length + 2)
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const shareRight = (samples: readonly Sample[]): number => average(samples.map((sample) => sample.right))
