export interface Point {
  readonly hours: number
  readonly value: number
}

export interface Slope {
  readonly mean: number
  readonly perHour: number
  /** 95 %: half the width of the confidence interval. */
  readonly margin: number
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * Least squares. Samples a few seconds apart resemble each other, so they count as fewer than they are: the margin is
 * widened by the residuals' correlation with their neighbors.
 */
export function fitSlope(points: readonly Point[]): Slope {
  const count = points.length
  const meanTime = sum(points.map(({ hours }) => hours)) / count
  const mean = sum(points.map(({ value }) => value)) / count
  const spread = sum(points.map(({ hours }) => (hours - meanTime) ** 2))
  const perHour = sum(points.map(({ hours, value }) => (hours - meanTime) * (value - mean))) / spread
  const residuals = points.map(({ hours, value }) => value - mean - perHour * (hours - meanTime))
  const variance = sum(residuals.map((residual) => residual ** 2)) / (count - 2)
  const correlation = Math.max(0, neighbourCorrelation(residuals))
  const widening = Math.sqrt((1 + correlation) / Math.max(0.05, 1 - correlation))
  return { mean, perHour, margin: 1.96 * Math.sqrt(variance / spread) * widening }
}

function neighbourCorrelation(residuals: readonly number[]): number {
  const power = sum(residuals.map((residual) => residual ** 2))
  if (power === 0) return 0
  return sum(residuals.slice(1).map((residual, index) => residual * (residuals[index] ?? 0))) / power
}

/** The lowest value of every stretch: heaps and pools of connections go up and down, and only their floor may not rise. */
export function lowWaterMarks(points: readonly Point[], stretchHours: number): Point[] {
  const stretches = Map.groupBy(points, ({ hours }) => Math.floor(hours / stretchHours))
  return Array.from(stretches.values(), (stretch) =>
    stretch.reduce((lowest, point) => (point.value < lowest.value ? point : lowest)),
  )
}

export type Verdict = 'flat' | 'rising' | 'undecided'

/**
 * Flat: the whole interval lies under the bound. Rising: the slope is over it and surely above zero. Undecided: the run
 * was too short, or too noisy, to say. What falls is flat.
 */
export function judgeSlope({ perHour, margin }: Slope, boundPerHour: number): Verdict {
  if (perHour + margin <= boundPerHour) return 'flat'
  return perHour > boundPerHour && perHour - margin > 0 ? 'rising' : 'undecided'
}
