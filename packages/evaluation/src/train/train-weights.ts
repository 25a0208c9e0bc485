import type { Weights } from '@holdfast/analysis/weigh/weights'
import { fitAlarms } from './fit-alarms.ts'
import { fitRoots } from './fit-roots.ts'
import type { TrainingCase } from './training-case.ts'

export const FIT = { steps: 400, shrink: 0.03 }
const UNCALIBRATED = { slope: 1, offset: 0 }
/** Until it is chosen by cases that the weights have not seen. */
const THRESHOLD = 0

export function trainWeights(cases: readonly TrainingCase[]): Weights {
  const alarm = fitAlarms(cases, FIT)
  return { alarm, root: fitRoots(cases, alarm, FIT), threshold: THRESHOLD, calibration: UNCALIBRATED }
}
