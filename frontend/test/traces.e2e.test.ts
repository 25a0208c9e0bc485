import { describe, expect, it } from 'vitest'
import { seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { spanIdOf, traceIdOf } from './stand-in/signal-factory.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const { open } = useDashboard()

describe('the overview of traces', () => {
  it('maps services with their health in words, and who is called without spans of its own', async () => {
    const page = await open('/dashboard/traces')
    const map = page.getByRole('region', { name: 'Service map' })
    const orders = map.getByRole('button', { name: /orders-api/ })
    await orders.waitFor()
    expect(await orders.innerText()).toContain('38% errors · p99 5 s')
    expect(await orders.getAttribute('title')).toBe('38% errors, 0.4% before')
    expect(await map.getByRole('button', { name: /checkout/ }).getAttribute('title')).toBe('p99 5.02 s, 420 ms before')
    await map.getByText('orders-db').waitFor()
    expect(await map.getByText('Sends no spans').count()).toBe(1)
  })

  it('lists operations that a service narrows, a search finds and a column sorts, all in the address', async () => {
    const page = await open('/dashboard/traces')
    const rows = page.getByRole('region', { name: 'Operations' }).locator('tbody tr')
    await seeText(page, /^4 operations, 12 not listed$/)
    expect(await rows.first().innerText()).toContain('GET /')
    await page.getByRole('button', { name: 'p99', exact: true }).click()
    await page.getByRole('columnheader', { name: 'p99' }).and(page.locator('[aria-sort="descending"]')).waitFor()
    expect(await rows.first().innerText()).toContain('POST /api/checkout')
    await page.getByRole('button', { name: 'p99', exact: true }).click()
    await page.getByRole('columnheader', { name: 'p99' }).and(page.locator('[aria-sort="ascending"]')).waitFor()
    await page
      .getByRole('region', { name: 'Service map' })
      .getByRole('button', { name: /orders-api/ })
      .click()
    await seeText(page, /^2 operations/)
    await page.keyboard.press('/')
    await page.keyboard.type('select')
    await seeText(page, /^1 operation,/)
    await page.waitForURL(/q=select/)
    await page.reload()
    await seeText(page, /^1 operation,/)
    expect(await rows.count()).toBe(1)
  })

  it('is walked by keyboard', async () => {
    const page = await open('/dashboard/traces')
    await seeText(page, /^4 operations/)
    for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key)
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('href'))
    expect(focused).toContain(`/dashboard/traces/${traceIdOf(7)}?span=`)
  })
})

describe('a trace', () => {
  const TRACE = `/dashboard/traces/${traceIdOf(2)}`

  it('is reached from the overview by keyboard, and shows its spans and the lines that they wrote', async () => {
    const page = await open('/dashboard/traces?service=checkout')
    await seeText(page, /^1 operation,/)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'storefront POST /checkout' }).waitFor()
    await seeText(page, '3 failed')
    const rows = page.getByRole('list', { name: 'Spans and log lines' }).getByRole('listitem')
    const texts = (await rows.allInnerTexts()).map((text) => text.replaceAll('\n', ' '))
    expect(texts.map((text) => /POST \S+|SELECT|pool|slow/.exec(text)?.[0])).toEqual([
      'POST /checkout',
      'POST /api/checkout',
      'POST /api/orders',
      'pool',
      'SELECT',
      'slow',
    ])
  })

  it('opens at the span of the address, and its rows tell the rest', async () => {
    const page = await open(`${TRACE}?span=${spanIdOf(3)}`)
    await seeText(page, 'too many clients already')
    expect(await page.getByText('orders-db').count()).toBe(0)
    await page.getByRole('button', { name: /SELECT orders/ }).click()
    await seeText(page, 'orders-db')
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await page.getByText('too many clients already').waitFor({ state: 'detached' })
  })

  it('is reached from a line of evidence, and leads back', async () => {
    const page = await open(`/dashboard/incidents/${idOf(100)}?view=evidence`)
    await page.getByRole('link', { name: 'Show trace' }).click()
    await page.waitForURL(/traces\/a+2\?at=/)
    await seeText(page, /4 spans · 3 services/)
    await page.goBack()
    await page.getByRole('region', { name: 'Evidence lines' }).waitFor()
  })

  it('is said not to be there where nothing of it is stored', async () => {
    const page = await open(`/dashboard/traces/${'c'.repeat(32)}`)
    await seeText(page, 'Trace not found')
  })

  it('offers a retry', async () => {
    const page = await open(TRACE, { prepare: (fresh) => answer(fresh, `**/api/v1/traces/*`, 500, {}) })
    await seeText(page, 'This trace could not be loaded')
    await page.unroute('**/api/v1/traces/*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await seeText(page, '3 failed')
  })
})
