import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { answer, useDashboard } from './use-dashboard.ts'
import { patient } from './patient.ts'

const { open, state } = useDashboard({ incidentCount: 7 })
const FIRST = 'Orders database refuses connections: max_connections exhausted'
const SECOND = 'checkout times out waiting for payment-gateway'
const LIST = '**/api/v1/dashboard/incidents?*'

const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Incidents', exact: true }).getByRole('button', { name: title })
const tab = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Open incidents' }).getByRole('button', { name: title, exact: true })
const pathOf = (page: Page) => new URL(page.url()).pathname

describe('the incident list', () => {
  it('has its title, count, refresh and groups', async () => {
    const page = await open('/dashboard/incidents')
    await seeText(page, 'INCIDENT EXPLORER')
    await page.getByLabel('7 incidents').waitFor()
    await seeText(page, 'Click an incident from the left to analyze')
    await page.getByRole('button', { name: 'Refresh' }).waitFor()
    await row(page, FIRST).waitFor()
    const groups = await page.getByRole('heading', { level: 3 }).allInnerTexts()
    expect(groups.map((text) => text.replace(/\d+$/, '').trim())).toEqual(
      expect.arrayContaining(['Yesterday', 'Last 7 days']),
    )
  })

  it('asks for health first, then for a page of 100, and pulses what is back right now', async () => {
    const calls: string[] = []
    const page = await open('/dashboard/incidents', {
      prepare: async (fresh) => {
        fresh.on('request', (request) => calls.push(new URL(request.url()).pathname + new URL(request.url()).search))
      },
    })
    await row(page, FIRST).waitFor()
    const listing = calls.findIndex(
      (call) => call.startsWith('/api/v1/dashboard/incidents?') && call.includes('limit=100'),
    )
    expect(calls.indexOf('/health')).toBeLessThan(listing)
    expect(calls[listing]).toContain('offset=0')
    expect(calls[listing]).toContain('api_key=hf_stand_in')
    expect(await row(page, FIRST).locator('[data-pulsing]').count()).toBe(1)
    expect(await row(page, SECOND).locator('[data-pulsing]').count()).toBe(0)
  })

  it('selects with a click and opens a tab with a double click', async () => {
    const page = await open('/dashboard/incidents')
    await row(page, FIRST).click()
    await page.getByRole('heading', { name: FIRST, level: 2 }).waitFor()
    expect(await row(page, FIRST).getAttribute('aria-current')).toBe('true')
    expect(await tab(page, FIRST).count()).toBe(0)
    await row(page, SECOND).dblclick()
    await tab(page, SECOND).waitFor()
    await seePath(page, `/dashboard/incidents/${idOf(101)}`)
  })

  it('restores its tabs after a reload, and closing the active one activates the last that remains', async () => {
    const page = await open('/dashboard/incidents')
    for (const title of [FIRST, SECOND, 'Redis evicts sessions under memory pressure'])
      await row(page, title).dblclick()
    await page.reload()
    await tab(page, FIRST).click()
    await page.getByRole('button', { name: `Close ${FIRST}` }).click()
    await seePath(page, `/dashboard/incidents/${idOf(102)}`)
    await page.getByRole('button', { name: 'Close Redis evicts sessions under memory pressure' }).click()
    await seePath(page, `/dashboard/incidents/${idOf(101)}`)
    await page.goto(new URL('/dashboard/incidents', page.url()).href)
    await seeText(page, 'No active tab')
  })

  it('closes the tabs of incidents that somebody removed elsewhere', async () => {
    const page = await open('/dashboard/incidents')
    for (const title of [FIRST, SECOND]) await row(page, title).dblclick()
    await tab(page, SECOND).waitFor()
    state().incidents.splice(1, 1)
    await page.goto(new URL('/dashboard/incidents', page.url()).href)
    await tab(page, FIRST).waitFor()
    await tab(page, SECOND).waitFor({ state: 'detached' })
    expect(await tab(page, FIRST).count()).toBe(1)
  })

  it('asks before it deletes, and takes it back', async () => {
    const page = await open('/dashboard/incidents')
    await row(page, FIRST).click({ button: 'right' })
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(state().incidents).toHaveLength(7)
    await row(page, FIRST).click({ button: 'right' })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await row(page, FIRST).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await row(page, FIRST).waitFor()
    expect(state().incidents).toHaveLength(7)
  })

  it('keeps search and filters in the address', async () => {
    const page = await open('/dashboard/incidents')
    await page.getByRole('searchbox', { name: 'Search incidents' }).fill('GATEWAY')
    await row(page, FIRST).waitFor({ state: 'detached' })
    await row(page, SECOND).first().waitFor()
    await page.getByRole('searchbox', { name: 'Search incidents' }).fill('crit')
    await row(page, FIRST).first().waitFor()
    await page.getByRole('searchbox', { name: 'Search incidents' }).fill('')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Medium' }).click()
    await page.keyboard.press('Escape')
    await row(page, FIRST).waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('severity')).toBe('medium')
    await page.reload()
    await row(page, 'Certificate of search.internal expired').waitFor()
    expect(await row(page, FIRST).count()).toBe(0)
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await row(page, FIRST).waitFor()
  })

  it('says of each how bad it is, whether it goes on, since when, how much, and who is hurt', async () => {
    const page = await open('/dashboard/incidents')
    const text = (await row(page, FIRST).innerText()).replaceAll(/\s+/g, ' ')
    for (const said of [/critical/i, /Ongoing/, /24 min/, /2,530 lines/, /611 orders failed in 23 min 45 s/, /×3/])
      expect(text).toMatch(said)
    expect(await row(page, SECOND).innerText()).toMatch(/Ended/)
    expect(await row(page, SECOND).innerText()).toMatch(/Grace H\./)
  })

  it('asks for another order, keeps it in the address and groups by it', async () => {
    const page = await open('/dashboard/incidents')
    const asked = page.waitForRequest((request) => request.url().includes('sort=severity'))
    await page.getByRole('button', { name: 'Sort: Last activity' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Severity' }).click()
    await asked
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 3, name: /^Critical/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('sort')).toBe('severity')
    await page.reload()
    await page.getByRole('button', { name: 'Sort: Severity' }).waitFor()
    await page.getByRole('heading', { level: 3, name: /^Critical/ }).waitFor()
  })

  it('takes what is being typed along when a filter changes, and drops it when all are cleared', async () => {
    const page = await open('/dashboard/incidents?severity=high&status=open')
    const box = page.getByRole('searchbox', { name: 'Search incidents' })
    // In one breath, before the address has heard of the text.
    const typeAndPress = (text: string, name: string) =>
      box.evaluate(
        (input: HTMLInputElement, [typed, label]) => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
          input.dispatchEvent(new Event('input', { bubbles: true }))
          const buttons = [...document.querySelectorAll<HTMLElement>('section button')]
          buttons.find((button) => button.textContent === label)?.click()
        },
        [text, name],
      )
    await page.getByRole('button', { name: 'Open', exact: false }).first().waitFor()
    await typeAndPress('redis', 'open')
    expect(new URL(page.url()).searchParams.toString()).toBe('severity=high&q=redis')
    await row(page, 'Redis evicts sessions under memory pressure').waitFor()
    await typeAndPress('nothing like it', 'Clear')
    await row(page, FIRST).waitFor()
    expect(await box.inputValue()).toBe('')
    expect(new URL(page.url()).search).toBe('')
  })

  it('points to log forwarding when there is nothing', async () => {
    const page = await open('/dashboard/incidents', {
      prepare: (fresh) =>
        answer(fresh, LIST, 200, { customer_id: idOf(1), incidents: [], total: { value: 0, more: false } }),
    })
    await seeText(page, 'No incidents found')
    await page.getByRole('button', { name: 'Load sample data' }).waitFor()
    await seeText(page, 'Your incidents will be explained here')
    expect(await page.getByText(/Click an incident/).count()).toBe(0)
    await page.getByRole('link', { name: 'Log Forwarding' }).click()
    await seePath(page, '/dashboard/logs')
  })

  it('announces what arrives instead of shoving it in', async () => {
    const page = await open('/dashboard/incidents', { prepare: (fresh) => fresh.clock.install() })
    await row(page, FIRST).waitFor()
    const [first] = state().incidents
    if (first) state().incidents.unshift({ ...first, incident_id: idOf(999), title: 'A brand new one' })
    await page.clock.fastForward(15_000)
    await page.getByRole('button', { name: '1 new incident · Show' }).click()
    await seeText(row(page, 'A brand new one'), 'A brand new one')
  })

  it('shows the banner while logs are processed', async () => {
    const page = await open('/dashboard/incidents')
    await row(page, FIRST).waitFor()
    state().isProcessing = true
    await seeText(page, 'Processing logs...')
    state().isProcessing = false
    await page.getByText('Processing logs...').waitFor({ state: 'detached' })
  })

  it('changes several at once', async () => {
    const page = await open('/dashboard/incidents')
    await row(page, FIRST).click({ modifiers: ['Control'] })
    await page.getByRole('button', { name: 'Select all' }).click()
    await seeText(page, '7 selected')
    await page.getByRole('toolbar').getByLabel('Set status').selectOption('closed')
    await seeText(page, '7 incidents changed')
    expect(state().incidents.every(({ status }) => status === 'closed')).toBe(true)
  })

  it.each([
    {
      name: 'the health check',
      pattern: '**/health',
      text: 'Backend API is not available. Please check if the server is running.',
    },
    { name: 'the list', pattern: LIST, text: 'API error: 503 Service Unavailable' },
  ])('covers the screen when $name fails, and recovers', async ({ pattern, text }) => {
    const page = await open('/dashboard/incidents', { prepare: (fresh) => answer(fresh, pattern, 503, {}) })
    await seeText(page, 'Connection Error')
    await seeText(page, text)
    await seeText(page, /port 8000/)
    await page.unroute(pattern)
    await page.getByRole('button', { name: 'Retry' }).click()
    await row(page, FIRST).waitFor()
  })

  it('shows an unknown severity as medium and an unknown status as it is', async () => {
    const page = await open('/dashboard/incidents', {
      prepare: (fresh) =>
        fresh.route(LIST, async (route) => {
          const response = await route.fetch()
          const body = (await response.json()) as { incidents: object[] }
          await route.fulfill({
            json: {
              ...body,
              incidents: body.incidents.map((item) => ({ ...item, severity: 'weird', status: 'paused' })),
            },
          })
        }),
    })
    await seeText(row(page, FIRST), 'medium')
    await seeText(row(page, FIRST), 'paused')
  })

  it('loses no key of somebody faster than a slow machine', async () => {
    const page = await open('/dashboard/incidents')
    await row(page, FIRST).waitFor()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 })
    for (const key of ['j', 'j', 'k', 'o', 'j', 'Enter', 'j', '[', ']']) await page.keyboard.press(key)
    await page.getByRole('heading', { name: SECOND, level: 2 }).waitFor()
    await page.locator('[aria-current="page"]').getByText(SECOND).waitFor()
    expect(pathOf(page)).toBe(`/dashboard/incidents/${idOf(101)}`)
    expect(await page.getByRole('list', { name: 'Open incidents' }).getByRole('listitem').count()).toBe(2)
  })

  it.each([
    { key: 'e', label: 'Status' },
    { key: 'a', label: 'Assignee' },
    { key: 'c', label: 'Add a comment' },
  ])('keeps $key for an incident that is still on the way', async ({ key, label }) => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    const page = await open('/dashboard/incidents', {
      prepare: (fresh) =>
        fresh.route(`**/api/v1/dashboard/incidents/${idOf(100)}?*`, async (route) => {
          await isReleased
          await route.fallback()
        }),
    })
    await row(page, FIRST).waitFor()
    await page.keyboard.press('j')
    await page.getByRole('status', { name: 'Loading incident' }).waitFor()
    await page.keyboard.press(key)
    release()
    await page.getByRole('heading', { name: FIRST, level: 2 }).waitFor()
    const field = page.getByLabel(label, { exact: true })
    await expect.poll(() => field.evaluate((element) => element === document.activeElement), patient).toBe(true)
  })

  it('works by keyboard alone', async () => {
    const page = await open('/dashboard/incidents')
    await row(page, FIRST).waitFor()
    await page.keyboard.press('j')
    await page.getByRole('heading', { name: FIRST, level: 2 }).waitFor()
    await page.keyboard.press('j')
    await page.getByRole('heading', { name: SECOND, level: 2 }).waitFor()
    await page.keyboard.press('k')
    await page.keyboard.press('o')
    await seePath(page, `/dashboard/incidents/${idOf(100)}`)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.locator('[aria-current="page"]').getByText(SECOND).waitFor()
    await page.keyboard.press('[')
    await seePath(page, `/dashboard/incidents/${idOf(100)}`)
    await page.getByRole('heading', { name: FIRST, level: 2 }).waitFor()
    await page.keyboard.press('e')
    await page.locator('select:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Delete')
    await page.getByRole('alertdialog').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await page.keyboard.type('redis')
    await row(page, FIRST).waitFor({ state: 'detached' })
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search incidents and commands' }).waitFor()
    await page.keyboard.type('settings')
    await page.getByRole('option', { name: /Go to Settings/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/settings')
    expect(pathOf(page)).toBe('/dashboard/settings')
  })

  it('is as wide as it was dragged or steered to, in the next visit too', async () => {
    const page = await open('/dashboard/incidents')
    const edge = page.getByRole('separator', { name: 'Width of the incident list' })
    await edge.waitFor()
    const width = async () => (await edge.evaluate((element) => element.parentElement?.offsetWidth)) ?? 0
    const usual = await width()
    const box = (await edge.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + box.width / 2, box.y + 300)
    await page.mouse.down()
    await page.mouse.move(box.x + 80, box.y + 300, { steps: 4 })
    await page.mouse.up()
    await expect.poll(width, patient).toBeGreaterThan(usual + 60)
    const dragged = await width()
    await edge.press('ArrowLeft')
    await expect.poll(width, patient).toBe(dragged - 16)
    await page.reload()
    await edge.waitFor()
    expect(await width()).toBe(dragged - 16)
    await edge.press('End')
    await expect.poll(width, patient).toBe(640)
    await edge.dblclick()
    await expect.poll(width, patient).toBe(usual)
  })
})
