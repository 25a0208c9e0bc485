import type { AnalysisData } from '@holdfast/contracts/analysis-data'
import { expect, it } from 'vitest'
import { buildFacts } from '../../test/facts.ts'
import { hashRefinement } from './hash-refinement.ts'

function hashOf(change: (results: AnalysisData['pipeline_results']) => void): string {
  const analysis = structuredClone(buildFacts().detail.analysis_data)
  const [cause] = analysis.pipeline_results.log_analysis.root_cause_hypothesis_ranking
  if (cause) cause.hypothesis += ', 44 s after version 2.14.0 of db'
  change(analysis.pipeline_results)
  return hashRefinement(analysis).toString('hex')
}

const asItWas = hashOf(() => {})
const firstOf = <T>([first]: readonly T[]): T => {
  if (first === undefined) throw new Error('nothing there')
  return first
}

it.each<[string, (results: AnalysisData['pipeline_results']) => void]>([
  ['more events', (results) => (results.evidence_selection.event_count = 10_000)],
  ['another severity', (results) => (firstOf(results.final_incidents).severity = 'critical')],
  ['more confidence', (results) => (firstOf(results.log_analysis.root_cause_hypothesis_ranking).confidence = 0.99)],
  ['other lines', (results) => (firstOf(results.final_incidents).evidence_logs = [])],
  [
    'other numbers and times in the cause',
    (results) => {
      const cause = firstOf(results.log_analysis.root_cause_hypothesis_ranking)
      cause.hypothesis = cause.hypothesis.replace('44 s', '5 min 2 s').replace('2.14.0', '2.15.1')
    },
  ],
])('does not ask again for %s', (_, change) => expect(hashOf(change)).toBe(asItWas))

it.each<[string, (results: AnalysisData['pipeline_results']) => void]>([
  ['another cause', (results) => (firstOf(results.log_analysis.root_cause_hypothesis_ranking).hypothesis = 'DNS')],
  ['another culprit', (results) => (firstOf(results.log_analysis.root_cause_hypothesis_ranking).service = 'cache')],
  ['another title', (results) => (firstOf(results.final_incidents).title = 'cache is full')],
  ['another victim', (results) => firstOf(results.final_incidents).impact_analysis.affected_services.push('web')],
])('asks again for %s', (_, change) => expect(hashOf(change)).not.toBe(asItWas))
