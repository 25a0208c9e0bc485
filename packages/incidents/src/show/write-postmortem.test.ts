import type { IncidentDetail } from '@holdfast/contracts/incidents'
import { expect, it } from 'vitest'
import { writePostmortem } from './write-postmortem.ts'

/** The parts that a stranger's log or a colleague fills. */
const withText = (text: string) => {
  const detail = {
    incident_id: 'i',
    live_status: 'open',
    occurrence_count: 1,
    service: text,
    analysis_data: {
      pipeline_results: {
        final_incidents: [
          {
            title: text,
            root_cause_analysis: text,
            impact_analysis: { business_impact: text, scope: text },
            evidence_logs: [{ line_id: 'L1', timestamp: null, service: text, message: text }],
            timeline: [],
          },
        ],
        log_analysis: {
          root_cause_hypothesis_ranking: [],
          ruled_out: [],
          severity_rationale: text,
          timeline_analysis: {},
          outcome: 'concluded',
          confidence: 1,
        },
      },
    },
  }
  const user = { id: 'u', first_name: 'Ada', last_name: 'L' }
  const comments = [{ id: 'c', comment_text: text, created_at: 'now', edited_at: null, user }]
  return { detail: detail as unknown as IncidentDetail, comments, history: [] }
}

const MANY = 200_000

// A pattern that goes back over such a run takes longer than the test may.
it.each([
  ['blanks', ' '.repeat(MANY)],
  ['blanks before a word', `${' '.repeat(MANY)}x`],
  ['fences', '` '.repeat(MANY)],
  ['empty lines', '\n'.repeat(MANY)],
  ['backslashes', '\\'.repeat(MANY)],
])('writes 200,000 %s', (_name, text) => {
  expect(writePostmortem(withText(text)).length).toBeGreaterThan(MANY)
})

it('puts what stood in several lines into one', () => {
  expect(writePostmortem(withText('a  \n \n\t b'))).toContain('# Postmortem draft: a b\n')
})
