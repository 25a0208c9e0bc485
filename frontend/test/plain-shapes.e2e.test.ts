import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { CUSTOMER_ID, idOf, makeDetail } from './stand-in/incident-factory.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const { open, state } = useDashboard({ incidentCount: 3 })
const FIRST = 'Orders database refuses connections: max_connections exhausted'

const pick = (value: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))

const ITEM =
  'incident_id title severity status assigned_to service execution_id created_at updated_at occurrence_count last_seen'.split(
    ' ',
  )
const PATTERN = ['pattern_detected', 'pattern_type', 'interval_analysis', 'operational_hypothesis']

/** An incident with the fields that the specification names, and no other. */
function plainDetail() {
  const [item] = state().incidents
  if (!item) throw new Error('There is an incident.')
  const detail = makeDetail(item)
  const { pipeline_results: results, execution_metadata } = detail.analysis_data
  const { log_analysis: logs } = results
  const [final] = results.final_incidents
  if (!final) throw new Error('There is a final incident.')
  return {
    ...pick(detail, ['incident_id', 'customer_id', 'execution_id', 'live_status', 'live_assigned_to']),
    ...pick(detail, ['occurrence_count', 'last_seen']),
    analysis_data: {
      execution_metadata,
      pipeline_results: {
        final_incidents: [
          {
            ...final,
            timeline: final.timeline.map((entry) => pick(entry, ['timestamp', 'description', 'event_type'])),
            evidence_logs: final.evidence_logs.map((line) =>
              pick(line, ['timestamp', 'message', 'service', 'relevance_score']),
            ),
            impact_analysis: {
              ...final.impact_analysis,
              temporal_pattern: pick(final.impact_analysis.temporal_pattern, PATTERN),
            },
          },
        ],
        log_analysis: {
          ...pick(logs, [
            'incident_type',
            'confidence',
            'severity_rationale',
            'impact_assessment',
            'technical_details',
          ]),
          root_cause_hypothesis_ranking: logs.root_cause_hypothesis_ranking.map((hypothesis) => ({
            ...pick(hypothesis, ['hypothesis', 'confidence', 'operational_context']),
            evidence: hypothesis.evidence.map(({ message }) => message),
          })),
          timeline_analysis: pick(logs.timeline_analysis, ['duration_seconds']),
          temporal_pattern_analysis: pick(logs.temporal_pattern_analysis, PATTERN),
        },
        evidence_selection: pick(results.evidence_selection, ['evidence_quality', 'reasoning']),
      },
    },
  }
}

const asSpecified = async (page: Page) => {
  await answer(page, '**/api/v1/dashboard/incidents?*', 200, {
    customer_id: CUSTOMER_ID,
    incidents: state().incidents.map((item) => pick(item, ITEM)),
  })
  await answer(page, `**/api/v1/dashboard/incidents/${idOf(100)}?*`, 200, plainDetail())
  for (const extension of [
    'changes*',
    'incidents/*/conversation',
    'incidents/*/investigation',
    'incidents/*/refinement',
    'incidents/*/related',
  ])
    await answer(page, `**/api/v1/dashboard/${extension}`, 404, { detail: 'Not found.' })
  await answer(page, '**/comments', 200, [
    {
      id: '7',
      comment_text: 'On it.',
      created_at: '2026-11-20T10:00:00Z',
      user: { first_name: 'Grace', last_name: 'Hopper' },
    },
  ])
}

describe("answers in exactly the specification's shapes", () => {
  it('are shown: a list without a total, an incident without remediation commands', async () => {
    const page = await open(`/dashboard/incidents/${idOf(100)}`, { prepare: asSpecified })
    await page.getByLabel('3 incidents').waitFor()
    await page.getByRole('heading', { name: FIRST, level: 2 }).waitFor()
    await seeText(page, 'On it.')
    expect(await page.getByRole('tab', { name: /^Solution/ }).count()).toBe(0)
    for (const name of ['Root Cause', 'Evidence & Logs', 'Impact Analysis', 'Technical Details', 'Timeline']) {
      await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
      await page.getByRole('tabpanel', { name: new RegExp(`^${name}`) }).waitFor()
    }
    expect(await page.getByText('This screen broke').count()).toBe(0)
    expect(await page.getByText(/List last updated/).count()).toBe(0)
  })

  it('are shown: an answer alone, and a code analysis without extras', async () => {
    const page = await open(`/dashboard/incidents/${idOf(100)}`, {
      prepare: async (fresh) => {
        await asSpecified(fresh)
        await answer(fresh, '**/ask', 200, { answer: 'The pool ran dry.' })
        await answer(fresh, '**/analyze-code', 200, {
          analysis: {
            explanation: 'One change stands out.',
            files_investigated: [{ file: 'src/pool.ts', line: 4, priority: 'high', reason: 'It leaks.' }],
            skipped_files: ['dist/bundle.js'],
          },
        })
      },
    })
    await page.getByLabel('Ask about this incident').fill('Why?')
    await page.keyboard.press('Enter')
    await seeText(page, 'The pool ran dry.')
    await page.getByRole('button', { name: 'Check code changes' }).click()
    await seeText(page, 'One change stands out.')
    await seeText(page, 'src/pool.ts:4')
    await page.getByText('1 file was not looked at').click()
    await seeText(page, 'dist/bundle.js')
  })

  it('are shown: a sign-in whose company has no id, logs without ids, an agent without stages', async () => {
    const page = await open('/login', {
      user: null,
      prepare: async (fresh) => {
        await fresh.route('**/auth/login', async (route) => {
          const response = await route.fetch()
          const body = (await response.json()) as { customer: { name: string; api_key: string } }
          const { name, api_key } = body.customer
          await route.fulfill({ json: { ...body, customer: { name, api_key } } })
        })
        await answer(fresh, '**/auth/me', 503, {})
        await answer(fresh, '**/logs/forward', 200, { incidents_detected: 2, processed_count: 9 })
        await answer(fresh, '**/verify-connection', 200, { agent_running: true, connected: true })
        await answer(fresh, '**/installations', 200, { installations: [] })
      },
    })
    await page.getByPlaceholder('Your email address').fill('ada@example.com')
    await page.getByPlaceholder('Your password').fill('x')
    await page.getByRole('button', { name: 'Continue' }).click()
    await seePath(page, '/dashboard/incidents')
    await page.goto(new URL('/dashboard/logs?view=forward', page.url()).href)
    await page.getByLabel('Or paste log lines').fill('line')
    await page.getByRole('button', { name: 'Process Logs' }).click()
    await seeText(page, '2 incidents detected from 9 log lines...')
    await page.getByRole('button', { name: 'Log Agent Setup' }).click()
    await page.getByRole('button', { name: /Kubernetes/ }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'I have deployed the agent' }).click()
    await page.getByRole('button', { name: 'Complete Setup' }).click()
    await seeText(page, 'The agent is connected')
  })
})
