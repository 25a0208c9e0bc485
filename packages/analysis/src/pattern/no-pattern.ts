import type { TemporalPattern } from '../model/finding.ts'

/** Nothing is known of when it comes. */
export const NO_PATTERN: TemporalPattern = {
  type: 'random',
  detected: false,
  statistic: null,
  pValue: null,
  periodMs: null,
  toleranceMs: null,
  nextExpectedMs: null,
  intervals: '',
  hypothesis: '',
}
