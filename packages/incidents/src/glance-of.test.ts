import type { AnalysisData } from '@holdfast/contracts/analysis-data'
import { analysisData } from '@holdfast/testing/factories/analysis-data'
import { expect, it } from 'vitest'
import { glanceOf } from './glance-of.ts'

const START = '2026-02-01T09:00:00.000Z'

function analysisWith(edit: (results: AnalysisData['pipeline_results']) => void): AnalysisData {
  const data = structuredClone(analysisData('01935000-0000-7000-8000-000000000001'))
  edit(data.pipeline_results)
  return data
}

const histogram = (total: number[], errors: number[]) => ({ start: START, bucket_seconds: 60, total, errors })

it('tells how far the logs reach: to the last part that has any line', () => {
  const data = analysisWith(({ log_analysis: analysis }) => {
    analysis.timeline_analysis.ended_at = '2026-02-01T09:00:30.000Z'
    analysis.histogram = histogram([3, 1, 2, 0], [3, 0, 0, 0])
  })
  expect(glanceOf(data).logs_until).toBe('2026-02-01T09:03:00.000Z')
})

it('is never over before its own last line', () => {
  const data = analysisWith(({ log_analysis: analysis }) => {
    analysis.timeline_analysis.ended_at = '2026-02-01T09:30:00.000Z'
    analysis.histogram = histogram([3], [3])
  })
  expect(glanceOf(data).logs_until).toBe('2026-02-01T09:30:00.000Z')
})

it('waits two beats of what beats', () => {
  const beating = analysisWith(({ log_analysis: { temporal_pattern_analysis: pattern } }) => {
    pattern.pattern_type = 'periodic'
    pattern.period_seconds = 900
  })
  const steady = analysisWith(({ log_analysis: { temporal_pattern_analysis: pattern } }) => {
    pattern.pattern_type = 'burst'
    pattern.period_seconds = null
  })
  expect([glanceOf(beating).quiet_seconds, glanceOf(steady).quiet_seconds]).toEqual([1_800, 300])
})

it('draws its errors in at most 24 parts and loses none', () => {
  const errors = Array.from({ length: 250 }, (_, index) => index % 3)
  const data = analysisWith(({ log_analysis: analysis }) => {
    analysis.histogram = histogram(errors, errors)
  })
  const { volume } = glanceOf(data)
  expect(volume.length).toBeLessThanOrEqual(24)
  expect(volume.reduce((sum, count) => sum + count, 0)).toBe(errors.reduce((sum, count) => sum + count, 0))
})

it.each([
  ['User impact unknown from these logs.', null],
  ['266 × POST /api/orders: 503.', '266 × POST /api/orders: 503.'],
])('says the impact %j as %j', (text, impact) => {
  const data = analysisWith(({ final_incidents: [incident] }) => {
    if (incident) incident.impact_analysis.business_impact = text
  })
  expect(glanceOf(data).impact).toBe(impact)
})
