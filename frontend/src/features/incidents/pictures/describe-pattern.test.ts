import type { TemporalPattern } from '@holdfast/contracts/analysis-data'
import { expect, it } from 'vitest'
import { describePattern, rateOf } from './describe-pattern.ts'

const pattern = (values: Partial<TemporalPattern>): TemporalPattern => ({
  pattern_detected: true,
  pattern_type: 'burst',
  interval_analysis: '',
  operational_hypothesis: '',
  statistic: null,
  p_value: null,
  period_seconds: null,
  tolerance_seconds: null,
  next_expected: null,
  ...values,
})
const errors = (counts: number[], bucket_seconds = 60) => ({
  start: '2026-03-10T12:00:00Z',
  bucket_seconds,
  total: counts,
  errors: counts,
})
const fill = (length: number, count: number) => Array.from({ length }, () => count)

it.each([
  {
    name: 'a cron job',
    values: { pattern_type: 'periodic' as const, period_seconds: 900, tolerance_seconds: 20 },
    histogram: null,
    text: 'Every 15 min ± 20 s',
  },
  {
    name: 'a stream that the test calls a burst',
    values: {},
    histogram: errors([...fill(20, 0), ...fill(20, 25)]),
    text: 'Continuous, about 25/min',
  },
  { name: 'one moment', values: {}, histogram: errors([0, 0, 48, 0], 12), text: 'One burst: 48 in 12 s' },
  {
    name: 'two storms',
    values: {},
    histogram: errors([30, 30, ...fill(10, 0), 20, 40]),
    text: '2 bursts, about 60 each',
  },
  {
    name: 'a leak',
    values: { pattern_type: 'linear' as const },
    histogram: errors([2, 2, 2, 2, 10, 10, 10, 10]),
    text: 'Rising, from 2/min to 10/min',
  },
  { name: 'two lines', values: {}, histogram: errors([1, 0, 0, 1]), text: '2 occurrences' },
  { name: 'logs without times', values: { pattern_detected: false }, histogram: null, text: 'No pattern' },
])('$name: $text', ({ values, histogram, text }) => {
  expect(describePattern(pattern(values), histogram)).toBe(text)
})

it.each([
  [2_400, 60, '40/s'],
  [250, 600, '25/min'],
  [3, 3_600, '3/h'],
])('%d in %d s are %s', (count, seconds, text) => {
  expect(rateOf(count, seconds)).toBe(text)
})
