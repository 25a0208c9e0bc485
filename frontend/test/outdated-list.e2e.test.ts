import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { seeText } from './see.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const { open } = useDashboard({ incidentCount: 3 })
const FIRST = 'Orders database refuses connections: max_connections exhausted'
const DOWN = 'Backend API is not available. Please check if the server is running.'

const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Incidents', exact: true }).getByRole('button', { name: title })

it('says that a refresh failed and how old the list is, and recovers with the server', async () => {
  const page = await open('/dashboard/incidents', { prepare: (fresh) => fresh.clock.install() })
  await row(page, FIRST).waitFor()
  const patterns = ['**/health', '**/api/v1/dashboard/incidents?*', '**/api/v1/dashboard/changes*']
  for (const pattern of patterns) await answer(page, pattern, 503, {})
  await page.getByRole('button', { name: 'Refresh' }).click()
  await seeText(page, new RegExp(`${DOWN} List last updated just now \\(\\d\\d:\\d\\d:\\d\\d\\)\\.`))
  expect(await row(page, FIRST).count()).toBe(1)
  await page.clock.fastForward(180_000)
  await seeText(page, new RegExp(`${DOWN} List last updated 3m ago`))
  for (const pattern of patterns) await page.unroute(pattern)
  await page.clock.fastForward(2_000)
  await page.getByText(DOWN).waitFor({ state: 'detached' })
})

it('covers the whole screen when there is no list at all', async () => {
  const page = await open('/dashboard/incidents', {
    viewport: { width: 1280, height: 800 },
    prepare: (fresh) => answer(fresh, '**/health', 503, {}),
  })
  await seeText(page, 'Connection Error')
  const screen = page.getByRole('alert').locator('..')
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 })
  const covering = await page.evaluate(() => document.elementFromPoint(40, 200)?.closest('nav')?.ariaLabel ?? null)
  expect(covering).toBeNull()
})
