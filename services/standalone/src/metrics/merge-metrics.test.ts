import { expect, it } from 'vitest'
import { mergeMetrics } from './merge-metrics.ts'

const page = (jobs: number) =>
  [
    '# HELP jobs_total Jobs.',
    '# TYPE jobs_total counter',
    `jobs_total{job="digest"} ${jobs}`,
    '# HELP up Up.',
    '# TYPE up gauge',
    'up 1',
    '# HELP took_seconds Time.',
    '# TYPE took_seconds histogram',
    'took_seconds_bucket{le="1"} 2',
    'took_seconds_sum 0.5',
    '',
  ].join('\n')

it('keeps each family together and says whose each sample is', () => {
  const merged = mergeMetrics([
    { process: 'web', text: page(1) },
    { process: 'worker 1', text: page(2) },
  ])
  expect(merged.split('\n')).toEqual([
    '# HELP jobs_total Jobs.',
    '# TYPE jobs_total counter',
    'jobs_total{process="web",job="digest"} 1',
    'jobs_total{process="worker 1",job="digest"} 2',
    '# HELP up Up.',
    '# TYPE up gauge',
    'up{process="web"} 1',
    'up{process="worker 1"} 1',
    '# HELP took_seconds Time.',
    '# TYPE took_seconds histogram',
    'took_seconds_bucket{process="web",le="1"} 2',
    'took_seconds_sum{process="web"} 0.5',
    'took_seconds_bucket{process="worker 1",le="1"} 2',
    'took_seconds_sum{process="worker 1"} 0.5',
    '',
  ])
})
