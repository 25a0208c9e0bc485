export interface ConfidenceSigns {
  /** Whether the engine blames the same, another, or found nothing there. */
  readonly engine: 'agrees' | 'differs' | 'silent'
  readonly showsMechanism: boolean
  /** Of all statements. */
  readonly survivingShare: number
  readonly cites: number
  readonly ruledOut: number
  /** Of the error lines from the onset on, how many the culprit or a victim says or names. */
  readonly coverage: number
  /** A number in the cause could not be verified. */
  readonly isReading: boolean
}

const ENGINE = { agrees: 1.2, differs: -0.5, silent: 0 } as const
/** What the lines do not show is but the model's reading. */
const READING_CAP = 0.6
const LEAST = 0.05
const MOST = 0.95

/** From what survived the checks alone; what a model says of its own certainty is not asked for. */
export function weighConfidence(signs: ConfidenceSigns): number {
  const score =
    0.2 +
    ENGINE[signs.engine] +
    (signs.showsMechanism ? 0.6 : 0) +
    1.2 * (signs.survivingShare - 0.5) +
    0.2 * Math.min(3, signs.cites - 1) +
    0.3 * Math.min(2, signs.ruledOut) +
    0.8 * signs.coverage
  const share = 1 / (1 + Math.exp(-score))
  const capped = signs.isReading || !signs.showsMechanism ? Math.min(READING_CAP, share) : share
  return Math.round(Math.min(MOST, Math.max(LEAST, capped)) * 100) / 100
}
