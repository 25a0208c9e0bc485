import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { useDashboard } from './use-dashboard.ts'

const { open } = useDashboard()
const PART = /assets\/logs-page-.*\.js$/

describe('a part of the page that does not arrive', () => {
  it('is fetched by a fresh page, where the way led', async () => {
    const page = await open('/dashboard/incidents')
    await page.locator('[data-incident]').first().waitFor()
    let failures = 1
    await page.route(PART, (route) => (failures-- > 0 ? route.abort('connectionreset') : route.continue()))
    await page.getByRole('navigation', { name: 'Apps', exact: true }).getByRole('link', { name: 'Logs' }).click()
    await seeText(page, 'Agent installed successfully')
    await seePath(page, '/dashboard/logs')
    expect(failures).toBeLessThanOrEqual(0)
  })

  it('is named when a fresh page does not get it either, and fetched on request', async () => {
    const page = await open('/dashboard/incidents')
    await page.locator('[data-incident]').first().waitFor()
    await page.route(PART, (route) => route.abort('connectionreset'))
    await page.getByRole('navigation', { name: 'Apps', exact: true }).getByRole('link', { name: 'Logs' }).click()
    await seeText(page, 'This screen could not be loaded')
    await page.unroute(PART)
    await page.getByRole('button', { name: 'Retry' }).click()
    await seeText(page, 'Agent installed successfully')
    expect(new URL(page.url()).pathname).toBe('/dashboard/logs')
  })
})
