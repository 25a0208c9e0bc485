import { describe, expect, it } from 'vitest'
import { seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { movedSeries } from './stand-in/signal-factory.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const { open } = useDashboard()

describe('the metrics of a service', () => {
  it('are drawn, one chart for what measures the same', async () => {
    const page = await open('/dashboard/metrics')
    const memory = page.getByRole('region', { name: 'container.memory.usage' })
    await memory.locator('canvas').waitFor()
    await memory.getByRole('img', { name: 'container.memory.usage: 2 lines, at most 505 MiB' }).waitFor()
    await seeText(memory, 'orders-api-7f9c')
    await page.getByRole('img', { name: /^http.server.requests: 1 line, at most 6\/s/ }).waitFor()
    await seeText(page, /3 series not shown · 1,204 points dropped/)
  })

  it('tell the values where the pointer is', async () => {
    const page = await open('/dashboard/metrics')
    const connections = page.getByRole('region', { name: 'db.client.connections.usage' })
    await connections.locator('canvas').waitFor()
    await seeText(connections, '100 connections')
    const box = await connections.locator('.u-over').boundingBox()
    if (!box) throw new Error('The chart is not there.')
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2)
    await connections.getByText('100 connections').waitFor({ state: 'detached' })
    await seeText(connections, /^2\d(\.\d)? connections$/)
  })

  it('are found by service and search, which stand in the address', async () => {
    const page = await open('/dashboard/metrics')
    await page.getByRole('region', { name: 'http.server.requests' }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('memory')
    await page.getByRole('region', { name: 'http.server.requests' }).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('region', { name: 'container.memory.usage' }).waitFor()
    expect(await page.getByRole('region', { name: /\./ }).count()).toBe(1)
    await page.getByLabel('Service').selectOption('checkout')
    await seeText(page, 'No series matches.')
    await page.waitForURL(/service=checkout/)
  })
})

describe('the metrics of an incident', () => {
  const TECHNICAL = `/dashboard/incidents/${idOf(100)}?view=technical`
  const MOVED = '**/api/v1/incidents/*/series'

  it('are the three that rose with it, each leading to its service', async () => {
    const page = await open(TECHNICAL)
    const charts = page.getByRole('img', { name: /rose from/ })
    await charts.last().scrollIntoViewIfNeeded()
    await page.locator('canvas').nth(2).waitFor()
    expect(await charts.count()).toBe(3)
    await seeText(page, /Pool rose from 22 connections to 100 connections at \d\d:15/)
    await page.getByRole('link', { name: 'orders-api', exact: true }).last().click()
    await page.waitForURL(/metrics\?service=orders-api&q=db.client/)
    await page.getByRole('region', { name: 'db.client.connections.usage' }).waitFor()
  })

  it('are said to be none, or not to be stored', async () => {
    const none = { ...movedSeries, series: [] }
    const quiet = await open(TECHNICAL, { prepare: (fresh) => answer(fresh, MOVED, 200, none) })
    await seeText(quiet, 'No measured resource rose during this incident.')
    const gone = { ...none, window: null }
    const expired = await open(TECHNICAL, { prepare: (fresh) => answer(fresh, MOVED, 200, gone) })
    await seeText(expired, 'No metrics of that time are stored.')
  })

  it('are asked for again where they could not be loaded', async () => {
    const page = await open(TECHNICAL, { prepare: (fresh) => answer(fresh, MOVED, 500, {}) })
    await seeText(page, /^Metrics could not be loaded/)
    await page.unroute(MOVED)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page
      .getByRole('img', { name: /rose from/ })
      .first()
      .waitFor()
  })
})
