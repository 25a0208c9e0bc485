import type { EvidenceLog, TimelineEntry } from '@holdfast/contracts/analysis-data'
import type { HistoryEntry } from '@holdfast/contracts/incidents'
import { expect, it } from 'vitest'
import { buildMoments } from './build-moments.ts'

const at = (minute: number) => `2026-03-10T12:${String(minute).padStart(2, '0')}:00Z`
const entry = (minute: number | null, event_type: string, component = 'db'): TimelineEntry => ({
  timestamp: minute === null ? null : at(minute),
  description: event_type,
  event_type,
  component,
  line_id: 'L1',
})
const error = (minute: number, service: string): EvidenceLog => ({
  timestamp: at(minute),
  message: `${service}: 503 from db`,
  service,
  relevance_score: 1,
  level: 'error',
  line_id: 'L2',
  source: 'a.log',
  line_number: 1,
  quote_start: service.length + 2,
  quote_end: service.length + 5,
  trace_id: null,
})
const ada = { id: 'u', first_name: 'Ada', last_name: 'Lovelace' }
const history = (minute: number, kind: string): HistoryEntry => ({
  id: kind,
  at: at(minute),
  actor: kind === 'created' ? null : ada,
  kind,
  description: `${kind} text`,
  details: {},
})
const NOTHING = { entries: [], evidence: [], history: [], comments: [] }

it('puts what we noticed and what people did among what the logs tell', () => {
  const moments = buildMoments({
    entries: [entry(1, 'change'), entry(5, 'onset'), entry(30, 'recovery')],
    evidence: [],
    history: [history(7, 'created'), history(20, 'status'), history(21, 'deleted')],
    comments: [{ comment_text: 'rolled back', created_at: at(25), user: ada }],
  })
  expect(moments.map(({ label, who }) => `${label}: ${who}`)).toEqual([
    'Change: db',
    'Start: db',
    'Noticed: Holdfast',
    'Status: Ada Lovelace',
    'Comment: Ada Lovelace',
    'Recovery: db',
  ])
})

it('adds the first error of each service that nothing names yet', () => {
  const moments = buildMoments({
    ...NOTHING,
    entries: [entry(5, 'onset')],
    evidence: [error(6, 'db'), error(7, 'api'), error(8, 'api')],
  })
  expect(moments.map(({ label, who, text }) => `${label} ${who} ${text}`)).toEqual([
    'Start db onset',
    'First error api 503',
  ])
})

it('keeps what has no time in its place', () => {
  const moments = buildMoments({
    ...NOTHING,
    entries: [entry(null, 'change'), entry(5, 'onset')],
    history: [history(7, 'created')],
  })
  expect(moments.map(({ label }) => label)).toEqual(['Change', 'Start', 'Noticed'])
})
