import { IncidentDetail } from '@holdfast/contracts/incidents'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seeText } from './see.ts'
import { idOf, makeAnalysis } from './stand-in/incident-factory.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const { open, state } = useDashboard({ incidentCount: 4 })
const TITLE = 'Orders database refuses connections: max_connections exhausted'
const ADDRESS = `/dashboard/incidents/${idOf(100)}`

const unsavedDot = (page: Page) => page.getByLabel('Unsaved changes')
const ask = async (page: Page, question: string) => {
  await page.getByLabel('Ask about this incident').fill(question)
  await page.getByLabel('Ask about this incident').press('Enter')
}

/** Answers with the stand-in's incident, changed. */
const changeDetail = (page: Page, change: (detail: IncidentDetail) => void) =>
  page.route(`**/api/v1/dashboard/incidents/${idOf(100)}?*`, async (route) => {
    const response = await route.fetch()
    const detail = IncidentDetail.parse(await response.json())
    change(detail)
    return route.fulfill({ response, json: detail })
  })

describe('an incident', () => {
  it('shows its header and its tabs with their counts', async () => {
    const page = await open(ADDRESS)
    await page.getByRole('heading', { name: TITLE, level: 2 }).waitFor()
    await seeText(page, '86% confidence')
    await seeText(page.getByRole('region', { name: 'Incident', exact: true }), 'resource exhaustion')
    await seeText(page.getByRole('region', { name: 'Incident', exact: true }), 'critical')
    await seeText(page, 'A user-facing service was refused its only database for 23 minutes.')
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'Summary',
      'Root Cause\n3',
      'Evidence & Logs\n6',
      'Impact Analysis',
      'Technical Details',
      'Timeline\n5',
      'Solution',
    ])
    await seeText(page, '24 minutes')
    for (const [name, text] of [
      ['Root Cause', 'Ruled out'],
      ['Evidence & Logs', 'High quality'],
      ['Impact Analysis', 'Error propagation'],
      ['Technical Details', 'Temporal pattern analysis'],
      ['Technical Details', '23m 45s'],
      ['Timeline', 'report-scheduler 2.8.0 was deployed.'],
      ['Solution', 'See who holds the connections.'],
    ] as const) {
      await page.getByRole('tab', { name }).click()
      await seeText(page.getByRole('tabpanel'), text)
    }
    await page.reload()
    await seeText(page.getByRole('tabpanel'), 'See who holds the connections.')
  })

  it("shows a record's attributes beside its body, and marks the one that proves it", async () => {
    const message = [
      'cannot write invoice 300',
      'exception.type=OSError',
      'exception.message=[Errno 28] No space left on device',
      'customer.tier=gold',
      'exception.stacktrace=Traceback (most recent call last):',
      '  File "/srv/billing/invoices.py", line 30, in write_invoice',
    ].join('\n')
    const proof = '[Errno 28] No space left on device'
    const start = message.indexOf(proof)
    const page = await open(`${ADDRESS}?view=evidence`, {
      prepare: (fresh) =>
        changeDetail(fresh, ({ analysis_data: { pipeline_results: results } }) => {
          const [line] = results.final_incidents[0]?.evidence_logs ?? []
          Object.assign(line ?? {}, { message, quote_start: start, quote_end: start + proof.length })
        }),
    })
    const row = page.getByRole('region', { name: 'Evidence lines' }).getByRole('listitem').first()
    await seeText(row, /exception\.type=OSError/)
    expect((await row.locator('mark').allInnerTexts()).join('')).toBe(proof)
    expect(await row.innerText()).toContain(message)
  })

  it.each([
    { width: 1280, height: 720, colorScheme: 'light' },
    { width: 1280, height: 720, colorScheme: 'dark' },
    { width: 390, height: 844, colorScheme: 'dark' },
  ] as const)('answers in five seconds, unscrolled at $width by $height: $colorScheme', async (look) => {
    const { width, height, colorScheme } = look
    const page = await open(ADDRESS, {
      viewport: { width, height },
      colorScheme,
      prepare: (fresh) =>
        changeDetail(fresh, ({ analysis_data: { pipeline_results: results } }) => {
          const [first] = results.final_incidents
          if (first) first.root_cause_analysis = first.root_cause_analysis.split('. ')[0] ?? ''
        }),
    })
    const shown = page.getByRole('region', { name: 'Incident', exact: true })
    const answers = {
      'what broke': shown.getByText(/^report-scheduler 2\.8\.0 opens a connection per report/),
      'since when': shown.getByText('Since', { exact: true }),
      'still going on': shown.getByText(/^(Ongoing|Ended)/).first(),
      'who is hurt': shown.getByText(/611 orders failed/).first(),
      'how sure': shown.getByText('86% confidence', { exact: true }),
      'what to do': shown.getByText('End the idle sessions of report-scheduler.').first(),
      'the command': shown.getByText(/^psql -h orders-db/).first(),
      'its risk': shown.getByText('Changes state').first(),
    }
    await answers['what to do'].waitFor()
    const [region, bar] = await Promise.all([
      shown.evaluate((element) => element.getBoundingClientRect().bottom),
      page.getByRole('navigation').last().boundingBox(),
    ])
    const fold = width < 1024 ? (bar?.y ?? height) : region
    for (const [question, answered] of Object.entries(answers)) {
      const box = await answered.boundingBox()
      expect({ question, isShown: box !== null && box.y + 20 <= fold }).toEqual({ question, isShown: true })
    }
    if (width < 1024) return
    expect(
      await page.getByRole('tab', { name: 'Solution' }).evaluate((tab) => tab.getBoundingClientRect().right),
    ).toBeLessThanOrEqual(1280)
  })

  it('has no Solution without commands', async () => {
    const analysis = makeAnalysis(TITLE, 'high')
    const page = await open(ADDRESS, {
      prepare: (fresh) =>
        fresh.route(`**/api/v1/dashboard/incidents/${idOf(100)}?*`, async (route) => {
          const body = (await (await route.fetch()).json()) as object
          await route.fulfill({
            json: {
              ...body,
              analysis_data: {
                ...analysis,
                pipeline_results: { ...analysis.pipeline_results, remediation_commands: null },
              },
            },
          })
        }),
    })
    await page.getByRole('tab', { name: 'Timeline' }).waitFor()
    expect(await page.getByRole('tab', { name: 'Solution' }).count()).toBe(0)
  })

  it('tells the bands of its hypotheses apart and opens a cited line', async () => {
    const page = await open(`${ADDRESS}?view=root-cause`)
    await page.locator('[data-band="medium"]').waitFor()
    await page.locator('[data-band="low"]').waitFor()
    await page.getByRole('button', { name: /^L4/ }).first().click()
    await page.waitForURL(/view=evidence&line=L4/)
    await page.locator('li[aria-current="location"]').getByText('circuit "orders-db" opened').waitFor()
    expect(await page.locator('li[aria-current="location"] mark').allInnerTexts()).toEqual([
      'circuit ',
      '"orders-db"',
      ' opened',
    ])
    await page.getByRole('button', { name: 'Show surrounding lines' }).first().click()
    await seeText(page.getByRole('dialog'), /^orders-db\.log · /)
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(21)
  })

  it('folds lines of one kind under how many there are, and opens the fold of a cited one', async () => {
    const fold = (fresh: Page) =>
      changeDetail(fresh, ({ analysis_data: { pipeline_results: results } }) => {
        const [first, ...rest] = results.final_incidents[0]?.evidence_logs ?? []
        if (!first || !results.final_incidents[0]) throw new Error('The factory made no evidence.')
        const like = [7, 8].map((number) => ({ ...first, line_id: `L${number}`, line_number: 2_000 + number }))
        results.final_incidents[0].evidence_logs = [first, ...like, ...rest]
      })
    const page = await open(`${ADDRESS}?view=evidence`, { prepare: fold })
    const lines = page.getByRole('region', { name: 'Evidence lines' }).getByRole('listitem')
    await lines.first().waitFor()
    expect(await lines.count()).toBe(6)
    await page.getByRole('button', { name: '× 1,842: show 2 more like L1' }).click()
    expect(await lines.count()).toBe(8)
    await page.getByRole('button', { name: '× 1,842: fold 2 more like L1' }).click()
    expect(await lines.count()).toBe(6)
    const cited = await open(`${ADDRESS}?view=evidence&line=L8`, { prepare: fold })
    await cited.locator('li[aria-current="location"]').getByText('2008').waitFor()
  })

  it('tells what people did and what was noticed among what the logs tell', async () => {
    const page = await open(`${ADDRESS}?view=timeline`)
    const moments = page.getByRole('tabpanel').getByRole('listitem')
    await moments.filter({ hasText: 'Status changed from detected to open.' }).getByText('Ada Lovelace').waitFor()
    await moments.filter({ hasText: 'Noticed' }).getByText('Holdfast').waitFor()
    await page.getByLabel('Add a comment').fill('Scaled it to zero.')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await moments.filter({ hasText: 'Scaled it to zero.' }).waitFor()
    const labels = (await moments.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))
    expect(labels[0]).toMatch(/Change report-scheduler/)
    expect(labels[1]).toMatch(/Start orders-db/)
  })

  it('shows neighbours that were not taken apart as they came, without a column for what is not known', async () => {
    const line = {
      line_number: 7,
      timestamp: null,
      level: null,
      service: null,
      message: '12:00:01 INFO one',
      is_cited: false,
    }
    const cited = {
      ...line,
      line_number: 8,
      timestamp: '2026-03-10T12:00:02Z',
      level: 'error',
      message: '12:00:02 ERROR two',
    }
    const page = await open(`${ADDRESS}?view=evidence&line=L1`, {
      prepare: (fresh) =>
        answer(fresh, '**/evidence/L1/context*', 200, {
          line_id: 'L1',
          source: 'orders-db.log',
          lines: [line, { ...cited, is_cited: true }],
        }),
    })
    await page.getByRole('button', { name: 'Show surrounding lines' }).first().click()
    const lines = page.getByRole('dialog').getByRole('listitem')
    await seeText(lines.first(), '12:00:01 INFO one')
    expect((await lines.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      '7 12:00:01 INFO one',
      '8 12:00:02 ERROR two',
    ])
  })

  it('saves the status first, then the assignment, and only what changed', async () => {
    const calls: string[] = []
    const page = await open(ADDRESS, {
      prepare: async (fresh) => {
        fresh.on('request', (request) => {
          if (request.method() === 'PATCH')
            calls.push(`${new URL(request.url()).pathname.split('/').at(-1)} ${request.postData()}`)
        })
      },
    })
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.waitFor()
    expect(await save.isDisabled()).toBe(true)
    expect(await page.getByLabel('Assignee').locator('option').allInnerTexts()).toEqual([
      'Unassigned',
      'Ada Lovelace',
      'Grace Hopper',
    ])
    const statuses = page.getByLabel('Status', { exact: true }).locator('option')
    expect((await statuses.allInnerTexts()).map((text) => text.toLowerCase()).toSorted()).toEqual([
      'closed',
      'detected',
      'investigating',
      'open',
      'resolved',
    ])
    await page.getByLabel('Assignee').selectOption({ label: 'Grace Hopper' })
    await page.getByLabel('Status', { exact: true }).selectOption('resolved')
    await unsavedDot(page).waitFor()
    await save.click()
    await seeText(page, 'Saved')
    await unsavedDot(page).waitFor({ state: 'detached' })
    expect(calls).toEqual(['status {"status":"resolved"}', `assign {"assigned_to":"${idOf(11)}"}`])
    await page.getByLabel('Assignee').selectOption('unassigned')
    await save.click()
    await unsavedDot(page).waitFor({ state: 'detached' })
    expect(calls.at(-1)).toBe('assign {"assigned_to":null}')
    expect(calls).toHaveLength(3)
  })

  it('keeps a change that could not be saved', async () => {
    const page = await open(ADDRESS, { prepare: (fresh) => answer(fresh, '**/status', 500, {}) })
    await page.getByLabel('Status', { exact: true }).selectOption('closed')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await seeText(page, 'Save Failed')
    await seeText(page, 'Failed to save changes: API error: 500 Internal Server Error')
    await unsavedDot(page).waitFor()
    await page.getByRole('button', { name: `Close ${TITLE}` }).click()
    await seeText(page.getByRole('alertdialog'), 'Close without saving?')
  })

  it('takes comments', async () => {
    const page = await open(ADDRESS)
    const button = page.getByRole('button', { name: 'Comment', exact: true })
    await page.getByLabel('Add a comment').fill('   ')
    expect(await button.isDisabled()).toBe(true)
    await page.getByLabel('Add a comment').fill('Looking into it.')
    await button.click()
    await seeText(page, 'Looking into it.')
    expect(state().comments).toHaveLength(1)
  })

  it('says when a comment could not be added', async () => {
    const page = await open(ADDRESS, { prepare: (fresh) => answer(fresh, '**/comments', 500, {}, 'POST') })
    await page.getByLabel('Add a comment').fill('x')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await seeText(page, 'Comment Error')
    await seeText(page, 'Failed to add comment. Please try again.')
  })

  it('offers five questions while none is typed; Enter sends, Shift+Enter breaks the line', async () => {
    const page = await open(ADDRESS)
    const chips = page.getByRole('list', { name: 'Suggested questions' })
    await chips.waitFor()
    expect(await chips.getByRole('button').allInnerTexts()).toEqual([
      'Why High severity?',
      'Propose immediate mitigation',
      'Show related incidents',
      'Check code changes',
      'Generate runbook',
    ])
    const field = page.getByLabel('Ask about this incident')
    await field.fill('  ')
    expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
    await field.fill('why')
    expect(await chips.count()).toBe(0)
    await field.press('Shift+Enter')
    expect(await field.inputValue()).toBe('why\n')
    const sent = page.waitForRequest('**/ask')
    await field.press('Enter')
    expect((await sent).postDataJSON()).toMatchObject({ question: 'why' })
    await seeText(page.getByRole('region', { name: 'Assistant' }), /everything else follows/)
    await page.getByRole('button', { name: 'Show line L1' }).click()
    await page.waitForURL(/line=L1/)
  })

  it.each([
    { name: 'fails', status: 500, body: {}, text: 'Failed to generate answer. Please try again.' },
    {
      name: 'is empty',
      status: 200,
      body: { answer: ' ', citations: [], source: 'engine', notice: null, suggestions: [] },
      text: 'Sorry, I could not generate an answer.',
    },
  ])('says so when the answer $name', async ({ status, body, text }) => {
    const page = await open(ADDRESS, { prepare: (fresh) => answer(fresh, '**/ask', status, body) })
    await ask(page, 'why')
    await seeText(page, text)
  })

  it('streams an answer, and says when it breaks off', async () => {
    const page = await open(ADDRESS, {
      prepare: (fresh) =>
        fresh.route('**/ask', (route) =>
          route.fulfill({
            contentType: 'text/event-stream',
            body: 'data: {"type":"delta","text":"Because"}\n\ndata: {"type":"error","detail":"gone"}\n\n',
          }),
        ),
    })
    await ask(page, 'why')
    await seeText(page, 'Sorry, I encountered an error while generating the answer. Please try again.')
  })

  it('keeps an analysis of code over a reload, like an answer', async () => {
    const page = await open(ADDRESS)
    await page.getByRole('button', { name: 'Check code changes' }).click()
    const shown = page.getByRole('region', { name: 'Assistant' })
    await seeText(shown, 'src/reports/open-connection.ts:42')
    await page.reload()
    await seeText(shown, 'Check code changes')
    await seeText(shown, 'src/reports/open-connection.ts:42')
  })

  const analysis = { error_message: null, explanation: '', files_investigated: [], skipped_files: [] }
  it.each([
    { status: 500, body: {}, text: 'Failed to analyze code changes. Please try again.' },
    {
      status: 200,
      body: { analysis: { ...analysis, error_message: 'GitHub is not connected.' } },
      text: '⚠️ GitHub is not connected.',
    },
    { status: 200, body: { analysis }, text: 'No code changes found related to this incident.' },
    {
      status: 200,
      body: { analysis: { ...analysis, explanation: 'Nothing was deployed.' } },
      text: 'Nothing was deployed.',
    },
  ])('says "$text" about code changes', async ({ status, body, text }) => {
    const page = await open(ADDRESS, { prepare: (fresh) => answer(fresh, '**/analyze-code', status, body) })
    await page.getByRole('button', { name: 'Check code changes' }).click()
    await seeText(page, text)
  })

  it('shows the change that did it', async () => {
    const page = await open(ADDRESS)
    await page.getByRole('button', { name: 'Check code changes' }).click()
    await seeText(page, 'src/reports/open-connection.ts:42')
    await seeText(page, /Open one connection per report \(#812\)/)
  })

  it('is gone when the server does not know it', async () => {
    const page = await open(`/dashboard/incidents/${idOf(404)}`)
    await seeText(page, 'Incident not found')
  })

  it('ends a request that takes too long', async () => {
    const page = await open('/dashboard/logs?view=forward', {
      prepare: async (fresh) => {
        await fresh.addInitScript(() => {
          const real = AbortSignal.timeout.bind(AbortSignal)
          AbortSignal.timeout = (delayMs) => real(delayMs / 1_000)
        })
        await fresh.route('**/logs/forward', () => undefined)
      },
    })
    await page.getByLabel('Or paste log lines').fill('line')
    await page.getByRole('button', { name: 'Process Logs' }).click()
    await seeText(page, 'Request timed out after 300 seconds')
  })
})
