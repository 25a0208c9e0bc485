import { IncidentDetail } from '@holdfast/contracts/incidents'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const { open, state } = useDashboard({ incidentCount: 4 })
const ADDRESS = `/dashboard/incidents/${idOf(100)}`
const SECOND = 'checkout times out waiting for payment-gateway'

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name }).click()
}
const changed = { change_id: idOf(800), incident_ids: [idOf(101)], rule_id: null }

/** Holds a call until it is released, and counts how often it came. */
async function hold(page: Page, pattern: string, method: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = { count: 0, release: resolve }
  await page.route(pattern, async (route) => {
    if (route.request().method() === method) {
      held.count++
      await promise
    }
    await route.fallback()
  })
  return held
}

describe('what can be done with an incident', () => {
  it('is merged into another one, which is shown, and taken apart again', async () => {
    const page = await open(ADDRESS)
    await answer(page, '**/merge', 200, changed)
    await answer(page, '**/grouping/changes/*/undo', 200, { message: 'Undone.' })
    await choose(page, 'Merge into…')
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('button', { name: 'Merge' }).isDisabled()).toBe(true)
    await dialog.getByRole('radio', { name: SECOND }).check()
    const sent = page.waitForRequest('**/merge')
    await dialog.getByRole('button', { name: 'Merge' }).click()
    expect((await sent).postDataJSON()).toEqual({ into: idOf(101), remember: true })
    await seePath(page, `/dashboard/incidents/${idOf(101)}`)
    await seeText(page, 'Incidents merged')
    const undone = page.waitForRequest('**/undo')
    await page.getByRole('button', { name: 'Undo' }).click()
    expect((await undone).url()).toContain(idOf(800))
  })

  it('loses lines to an incident of their own, but never all of them', async () => {
    const page = await open(ADDRESS)
    await answer(page, '**/split', 200, changed)
    await answer(page, '**/grouping/preview', 200, { incidents: [] })
    await choose(page, 'Split incident…')
    const dialog = page.getByRole('dialog')
    const split = dialog.getByRole('button', { name: 'Split' })
    for (const box of await dialog.getByRole('checkbox', { name: /lines$/ }).all()) await box.check()
    expect(await split.isDisabled()).toBe(true)
    await dialog.getByRole('checkbox', { name: /too many clients/ }).uncheck()
    await seeText(dialog, /would have split 0 incidents/)
    const sent = page.waitForRequest('**/split')
    await split.click()
    expect((await sent).postDataJSON()).toEqual({ template_ids: ['t2'], remember: true })
    await seeText(page, 'Incident split')
  })

  it.each([
    { item: 'Export as Markdown', format: 'md' },
    { item: 'Export as JSON', format: 'json' },
  ])('leaves the house: $item', async ({ item, format }) => {
    const page = await open(ADDRESS)
    await answer(page, '**/export?*', 200, { title: 'x' })
    const download = page.waitForEvent('download')
    await choose(page, item)
    expect((await download).suggestedFilename()).toBe(`incident-${idOf(100)}.${format}`)
    await answer(page, '**/export?*', 500, {})
    await choose(page, item)
    await seeText(page, 'Export Failed')
  })

  it('has a history of who did what', async () => {
    const page = await open(ADDRESS)
    await choose(page, 'History')
    const dialog = page.getByRole('dialog', { name: 'History' })
    await seeText(dialog, 'Opened from 2,530 lines.')
    await seeText(dialog, /Status changed from detected to open\..*Ada Lovelace/)
  })

  it('names its relatives and why they are', async () => {
    const page = await open(ADDRESS)
    await page.getByRole('button', { name: /^checkout times out.*same service within 5 minutes/s }).click()
    await seePath(page, `/dashboard/incidents/${idOf(101)}`)
  })
})

describe('the solution', () => {
  it('shows each command with its risk, check and undo, and remembers what was done', async () => {
    const page = await open(`${ADDRESS}?view=solution`, { permissions: ['clipboard-read', 'clipboard-write'] })
    const step = page.getByRole('listitem').filter({ hasText: 'End the idle sessions of report-scheduler.' })
    for (const text of ['Changes state', '1 minute', 'New connections are accepted within seconds.'])
      await seeText(step, text)
    await seeText(step, 'The scheduler reconnects by itself.')
    await seeText(page, 'about 23 minutes')
    await seeText(page, 'Destructive')
    await step.getByRole('button', { name: 'Copy' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('pg_terminate_backend')
    await step.getByRole('checkbox').check()
    await seeText(page, '1 of 2 done')
    await page.reload()
    await seeText(page, '1 of 2 done')
  })
})

describe('a blank in a command', () => {
  it('is a field, the same in each command, and is copied filled in', async () => {
    const page = await open(`${ADDRESS}?view=solution`, {
      permissions: ['clipboard-read', 'clipboard-write'],
      prepare: (fresh) =>
        fresh.route(`**/api/v1/dashboard/incidents/${idOf(100)}?*`, async (route) => {
          const detail = IncidentDetail.parse(await (await route.fetch()).json())
          const solutions = detail.analysis_data.pipeline_results.remediation_commands?.solutions ?? []
          for (const [index, solution] of solutions.entries()) solution.command = `kubectl logs <pod> --tail=${index}`
          return route.fulfill({ json: detail })
        }),
    })
    const fields = page.getByRole('textbox', { name: 'pod', exact: true })
    await fields.first().fill('orders-db-0')
    expect(await fields.last().inputValue()).toBe('orders-db-0')
    await page.getByRole('button', { name: 'Copy', exact: true }).first().click()
    await seeText(page, 'Copied!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('kubectl logs orders-db-0 --tail=0')
  })
})

describe('one at a time', () => {
  it('saves once, however often it is pressed', async () => {
    const page = await open(ADDRESS)
    const held = await hold(page, '**/status', 'PATCH')
    await page.getByLabel('Status', { exact: true }).selectOption('resolved')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const saving = page.getByRole('button', { name: 'Saving...' })
    expect(await saving.isDisabled()).toBe(true)
    await saving.dispatchEvent('click')
    held.release()
    await seeText(page, 'Saved')
    expect(held.count).toBe(1)
  })

  it('sends a comment once', async () => {
    const page = await open(ADDRESS)
    const held = await hold(page, '**/comments', 'POST')
    await page.getByLabel('Add a comment').fill('Once.')
    await page.getByLabel('Add a comment').press('Control+Enter')
    await page.getByRole('button', { name: 'Sending...' }).waitFor()
    await page.getByLabel('Add a comment').dispatchEvent('keydown', { key: 'Enter', ctrlKey: true })
    held.release()
    // The field holds the same words until the answer is there.
    await page.getByRole('listitem').filter({ hasText: 'Once.' }).waitFor()
    expect(held.count).toBe(1)
    expect(state().comments).toHaveLength(1)
  })

  it('waits for an answer, shows it as it comes, and offers what to ask next', async () => {
    const page = await open(ADDRESS)
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    const whole = {
      answer: 'Because **the pool** leaked [L1].',
      citations: [],
      source: 'model',
      notice: null,
      suggestions: ['Who leaked it?'],
    }
    const events = [
      { type: 'delta', text: 'Because ' },
      { type: 'answer', answer: whole },
    ]
    await page.route('**/ask', async (route) => {
      await isReleased
      const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
      await route.fulfill({ contentType: 'text/event-stream', body })
    })
    await page.getByLabel('Ask about this incident').fill('why')
    await page.getByLabel('Ask about this incident').press('Enter')
    await page.getByRole('status', { name: 'Answering' }).waitFor()
    expect(await page.getByRole('button', { name: 'Why High severity?' }).isDisabled()).toBe(true)
    release()
    const assistant = page.getByRole('region', { name: 'Assistant' })
    await seeText(assistant, 'the pool')
    await seeText(assistant, 'model, checked')
    const next = page.waitForRequest('**/ask')
    await assistant.getByRole('button', { name: 'Who leaked it?' }).click()
    expect((await next).postDataJSON()).toMatchObject({ question: 'Who leaked it?' })
  })

  it('shows what is done in the logs for a question, and offers it where the facts were asked alone', async () => {
    const page = await open(ADDRESS)
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    const whole = { answer: 'Nobody did.', citations: [], source: 'engine', notice: null, suggestions: [] }
    const steps = [{ type: 'asked', text: 'searched "pool" in orders: 214 lines' }]
    const events: object[] = [{ type: 'answer', answer: { ...whole, can_ask_logs: true } }]
    await page.route('**/ask', async (route) => {
      await isReleased
      const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
      await route.fulfill({ contentType: 'text/event-stream', body })
    })
    await page.getByLabel('Ask about this incident').fill('who drained it')
    await page.getByLabel('Ask about this incident').press('Enter')
    release()
    const assistant = page.getByRole('region', { name: 'Assistant' })
    await seeText(assistant, 'Nobody did.')
    events.splice(
      0,
      1,
      { type: 'step', step: steps[0] },
      { type: 'answer', answer: { ...whole, answer: 'orders did.', steps } },
    )
    const looked = page.waitForRequest('**/ask')
    await assistant.getByRole('button', { name: 'Look into the logs for this' }).click()
    expect((await looked).postDataJSON()).toMatchObject({ question: 'who drained it', in_logs: true })
    await seeText(assistant, 'orders did.')
    await assistant.getByText('What it did in the logs (1)').click()
    await seeText(assistant.getByRole('list', { name: 'Steps in the logs' }), 'searched "pool" in orders: 214 lines')
    expect(await assistant.getByRole('button', { name: 'Look into the logs for this' }).count()).toBe(0)
  })

  it('goes on to show a look into the logs that was under way when the page was left', async () => {
    state().conversation.push({
      id: 'c0ffee00-0000-4000-8000-000000000001',
      question: 'who drained it',
      asked_at: new Date().toISOString(),
      asked_by: null,
      answer: 'So far nobody.',
      citations: [],
      source: 'engine',
      notice: null,
      suggestions: [],
      analysis: null,
      is_looking: true,
      steps: [{ type: 'asked', text: 'searched "pool": 214 lines' }],
    })
    const page = await open(ADDRESS)
    const assistant = page.getByRole('region', { name: 'Assistant' })
    await assistant.getByRole('status', { name: 'Looking into the logs' }).waitFor()
    await seeText(assistant, 'searched "pool": 214 lines')
    Object.assign(state().conversation[0] ?? {}, { is_looking: false, answer: 'orders did.' })
    await seeText(assistant, 'orders did.')
  })

  it('stands in order: the tabs, the comments, the latest answer, the question', async () => {
    const page = await open(ADDRESS)
    await page.getByRole('button', { name: 'Why High severity?' }).click()
    await seeText(page.getByRole('region', { name: 'Assistant' }), /everything else follows/)
    const tops = await page.evaluate(() =>
      [
        '[role="tablist"]',
        '[aria-label="Add a comment"]',
        '[aria-label="Assistant"]',
        '[aria-label="Ask about this incident"]',
      ]
        .map((selector) => document.querySelector(selector))
        .every((element, index, all) => {
          const next = all[index + 1]
          return element && (!next || element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING)
        }),
    )
    expect(tops).toBeTruthy()
  })
})
