import type { Severity } from '@holdfast/contracts/incident-fields'
import type { Point } from './align-lines.ts'

export interface ChartLine {
  readonly label: string
  readonly points: readonly Point[]
}

export interface ChartMark {
  readonly atMs: number
  readonly severity: Severity
}

export interface ChartSpec {
  readonly lines: readonly ChartLine[]
  readonly bucketMs: number
  readonly unit: string
  readonly isRate: boolean
  readonly window: { readonly fromMs: number; readonly untilMs: number }
  /** Drawn in as upright lines. */
  readonly marks: readonly ChartMark[]
  /** Drawn as a ground. */
  readonly shaded?: { readonly fromMs: number; readonly untilMs: number }
}
