import { beforeAll, expect, it } from 'vitest'
import type { Finding } from '@holdfast/analysis/model/finding'
import { diskIncident, idOfText, verdictOf } from '../../test/disk-verdict.ts'
import { diskStory, evidenceOf, findingsOf } from '../../test/evidence-of.ts'
import { checkVerdict } from '../check/check-verdict.ts'
import type { Evidence } from '../evidence/evidence.ts'
import type { ModelIncident, Verdict } from '../verdict/verdict.ts'
import { conclude, type ConcludedIncident } from './conclude.ts'
import { toReport } from './to-report.ts'

let evidence: Evidence
let findings: readonly Finding[]
beforeAll(async () => {
  evidence = await evidenceOf(diskStory())
  findings = findingsOf(evidence)
})

const reported = (incident: ConcludedIncident | undefined) => {
  if (!incident) throw new Error('nothing was concluded')
  return toReport(incident)
}

const concluded = (incidents: readonly Partial<ModelIncident>[], dismissed: Verdict['dismissed'] = []) =>
  conclude(
    findings,
    checkVerdict(
      verdictOf(
        incidents.map((one) => diskIncident(evidence, one)),
        dismissed,
      ),
      {
        evidence,
        findings,
        seen: '',
      },
    ),
  )

it('leaves the engine’s findings as they are without a verdict', () => {
  const { incidents, dismissed } = conclude(findings, null)
  expect(incidents.map(({ finding }) => finding)).toEqual(findings)
  expect(incidents.every(({ leads }) => leads === 'engine')).toBe(true)
  expect(dismissed).toEqual([])
})

it('is at least as sure as the surer where both blame the same', () => {
  const [first] = concluded([{}]).incidents
  expect(first).toMatchObject({ leads: 'model', question: null })
  expect(first?.model?.confidence).toBeGreaterThanOrEqual(findings[0]?.confidence ?? 1)
  expect(reported(first)).toMatchObject({
    root_cause_analysis: 'The volume /var/lib/ledger is full, so ledger cannot write entries.',
    service: 'ledger',
    evidence_logs: [{ file: 'ledger.log', line: 122, message: 'no space left on device' }, { file: 'billing.log' }],
  })
})

it('shows both where they disagree, the surer first, and asks what would decide', () => {
  const blamed = { line: idOfText(evidence, 'failed: 500'), quote: '500 Internal Server Error' }
  findings = findings.map((finding) => ({ ...finding, confidence: 0.97 }))
  const [first] = concluded([{ culprit: 'billing', mechanism: 'other', cites: [blamed], chain: [] }]).incidents
  expect(first).toMatchObject({
    leads: 'engine',
    question: 'Did billing fail by itself before ledger, or because of it?',
  })
  expect(
    reported(first)
      .hypotheses.slice(0, 2)
      .map(({ service }) => service),
  ).toEqual(['ledger', 'billing'])
})

it('opens what the engine missed', () => {
  const context = { evidence, findings: [], seen: '' }
  const missed = conclude([], checkVerdict(verdictOf([diskIncident(evidence, { engine: [] })]), context))
  expect(missed.incidents).toMatchObject([{ finding: null, leads: 'model', model: { culprit: 'ledger' } }])
})

it('takes several incidents of the engine for one, and keeps those that the model says nothing of', () => {
  const all = findings.flatMap((finding) => [finding, { ...finding, title: 'second' }, { ...finding, title: 'third' }])
  const context = { evidence, findings: all, seen: '' }
  const { incidents } = conclude(all, checkVerdict(verdictOf([diskIncident(evidence, { engine: [1, 2] })]), context))
  expect(incidents.map(({ finding, absorbed }) => [finding?.title, absorbed.map(({ title }) => title)])).toEqual([
    [all[0]?.title, ['second']],
    ['third', []],
  ])
})

it('closes what is dismissed with its reason, and keeps it', () => {
  const cites = [{ line: idOfText(evidence, '09:00:00'), quote: 'charged order' }]
  findings = findings.map((finding) => ({ ...finding, severity: 'high' }))
  const { incidents, dismissed } = concluded([], [{ engine: 1, why: 'billing goes on charging.', cites }])
  expect(incidents).toHaveLength(findings.length - 1)
  expect(dismissed).toMatchObject([{ why: 'billing goes on charging.', finding: findings[0] }])
})

it('keeps what is critical and confirmed open, with the model’s reason beside it', () => {
  findings = findings.map((finding) => ({ ...finding, severity: 'critical', outcome: 'confirmed' }))
  const cites = [{ line: idOfText(evidence, '09:00:00'), quote: 'charged order' }]
  const { incidents, dismissed } = concluded([], [{ engine: 1, why: 'billing goes on charging.', cites }])
  expect(dismissed).toEqual([])
  expect(incidents[0]).toMatchObject({ leads: 'engine', dissent: { why: 'billing goes on charging.' } })
})
