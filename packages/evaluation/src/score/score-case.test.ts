import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReportedIncident } from '@holdfast/analysis/analyze/finding-to-report'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CaseTruth } from './case-truth.ts'
import { scoreCase } from './score-case.ts'

const LINES = [
  '2026-01-01T00:00:00Z postgres LOG checkpoint complete',
  '2026-01-01T00:00:10Z postgres PANIC could not write to file: No space left on device',
  '',
  '2026-01-01T00:00:12Z api ERROR connect ECONNREFUSED postgres:5432',
]

const TRUTH: CaseTruth = {
  name: 'disk',
  origin: 'test',
  notes: '',
  input: ['a.log'],
  kind: 'incident',
  maxIncidents: 1,
  incidents: [
    {
      id: 'd',
      cause: { allOf: [['disk', 'no space'], ['postgres']], mustNot: ['bad deploy'] },
      services: ['postgres'],
      victims: ['api'],
      severity: ['critical'],
      onset: '2026-01-01T00:00:10Z',
      onsetToleranceSeconds: 5,
      rootLines: [{ file: 'a.log', lines: [2] }],
      relevant: { pattern: 'ECONNREFUSED' },
      temporalPattern: 'burst',
    },
  ],
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'score-'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'a.log'), `${LINES.join('\n')}\n`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (line: number) => ({ file: join(folder, 'a.log'), line })

const rightCause = (): ReportedIncident['hypotheses'][number] => ({
  hypothesis: 'The disk of postgres is full',
  confidence: 1,
  service: 'postgres',
  evidence: [at(2)],
})

const right = (): ReportedIncident => ({
  title: 'Postgres ran out of disk',
  severity: 'critical',
  service: 'postgres',
  started_at: '2026-01-01T00:00:10Z',
  ended_at: '2026-01-01T00:00:12Z',
  outcome: 'confirmed',
  confidence_score: 1,
  root_cause_analysis: '',
  hypotheses: [rightCause()],
  evidence_logs: [
    {
      ...at(2),
      message: 'could not write to file: No space left on device',
      timestamp: null,
      service: null,
      relevance_score: 1,
    },
    { ...at(4), message: 'connect ECONNREFUSED postgres:5432', timestamp: null, service: null, relevance_score: 1 },
  ],
  timeline: [],
  temporal_pattern: { pattern_type: 'burst', detected: true, p_value: null, interval_analysis: '' },
  impact_analysis: {} as ReportedIncident['impact_analysis'],
  remediation_commands: [],
  template_ids: [],
  fingerprint: '',
})

const scoreOf = (incidents: readonly ReportedIncident[], truth: CaseTruth = TRUTH) => {
  writeFileSync(join(folder, 'truth.json'), JSON.stringify(truth))
  return scoreCase(folder, () => ({ processedCount: 3, incidents }))
}

describe('scoreCase', () => {
  it('gives full marks to a right report', () => {
    const score = scoreOf([right()])
    expect(score).toMatchObject({ extra: 0, citations: 3, verbatim: 3, countOk: 1 })
    expect(score.judgements[0]).toMatchObject({
      detected: 1,
      causeTop1: 1,
      causeTop3: 1,
      blamedVictim: 0,
      evidenceRecall: 1,
      evidencePrecision: 1,
      onsetErrorSeconds: 0,
      onsetOk: 1,
      severityOk: 1,
      patternOk: 1,
    })
  })

  it('does not take a quote of the log for an explanation', () => {
    const quoting = {
      ...right(),
      title: '',
      hypotheses: [{ ...rightCause(), hypothesis: 'postgres PANIC could not write to file: No space left on device' }],
    }
    expect(scoreOf([quoting]).judgements[0]).toMatchObject({ detected: 1, causeTop1: 0 })
  })

  it('sees through a quote that is dressed up, where a strict reader asks', () => {
    const dressed = {
      ...rightCause(),
      hypothesis: 'Postgres says: pANIC, could not write to file, no space left on device',
    }
    expect(scoreOf([{ ...right(), title: '', hypotheses: [dressed] }]).judgements[0]).toMatchObject({
      causeTop1: 1,
      causeTop1Strict: 0,
    })
    expect(scoreOf([right()]).judgements[0]).toMatchObject({ causeTop1: 1, causeTop1Strict: 1 })
  })

  it('sees that a victim is blamed, that words stand nowhere and that a report is too many', () => {
    const blaming: ReportedIncident = {
      ...right(),
      title: 'api is failing',
      service: 'api',
      severity: 'low',
      started_at: '2026-01-01T00:05:00Z',
      hypotheses: [{ ...rightCause(), hypothesis: 'The api has a bug', service: 'api', evidence: [at(4), at(99)] }],
      evidence_logs: [
        { ...at(2), message: 'words that stand nowhere', timestamp: null, service: null, relevance_score: 1 },
      ],
    }
    const score = scoreOf([blaming, { ...right(), title: 'noise', service: 'cron', hypotheses: [], evidence_logs: [] }])
    expect(score).toMatchObject({ extra: 1, citations: 3, verbatim: 1 })
    expect(score.judgements[0]).toMatchObject({
      detected: 1,
      causeTop1: 0,
      blamedVictim: 1,
      onsetErrorSeconds: 290,
      onsetOk: 0,
      severityOk: 0,
    })
  })

  it('counts silence as a miss, and any report on a healthy case as a false alarm', () => {
    expect(scoreOf([]).judgements[0]).toMatchObject({ detected: 0, causeTop3: 0, evidenceRecall: 0, confidence: null })
    expect(scoreOf([right()], { ...TRUTH, kind: 'clean', maxIncidents: 0, incidents: [] })).toMatchObject({
      reported: 1,
      extra: 1,
      severe: 1,
    })
  })
})
