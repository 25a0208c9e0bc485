import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { useDashboard } from './use-dashboard.ts'

const TITLE = 'checkout times out waiting for payment-gateway'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

describe('below 1024 px', () => {
  const { open, state } = useDashboard({ incidentCount: 120 })

  it('has a bottom bar with a badge, a drawer of all apps, and no switcher', async () => {
    const page = await open('/dashboard/incidents', phone)
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByText('99+').waitFor()
    expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Incidents', 'List\n99+', 'Logs'])
    expect(await page.getByRole('navigation', { name: 'Apps', exact: true }).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Open apps' }).click()
    await page.getByRole('navigation', { name: 'All apps' }).getByRole('link', { name: 'Alerts' }).click()
    await seeText(page, 'Feature coming soon')
    await bar.getByRole('link', { name: 'Logs' }).click()
    await seePath(page, '/dashboard/logs')
  })

  it('leads from a link to an assignment and a comment with one thumb', async () => {
    const page = await open(`/dashboard/incidents/${idOf(100)}`, phone)
    await page.getByRole('link', { name: /^List/ }).click()
    await page
      .getByRole('dialog', { name: 'Incidents' })
      .getByRole('button', { name: TITLE, exact: false })
      .first()
      .tap()
    await page.getByRole('heading', { name: TITLE, level: 2 }).waitFor()
    expect(await page.getByRole('dialog', { name: 'Incidents' }).count()).toBe(0)
    await page.getByLabel('Assignee').selectOption({ label: 'Ada Lovelace' })
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await seeText(page, 'Saved')
    await page.getByLabel('Add a comment').fill('On it.')
    await page.getByRole('button', { name: 'Comment', exact: true }).tap()
    await seeText(page, 'On it.')
    expect(state().incidents.find(({ incident_id }) => incident_id === idOf(101))?.assigned_to?.first_name).toBe('Ada')
  })

  it('has nothing to press that is smaller than a thumb on the way there', async () => {
    const page = await open(`/dashboard/incidents/${idOf(100)}`, phone)
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'header button, header select, nav a, [role="tab"], [aria-label="Open incidents"] button',
        ),
      ]
        .map((element) => ({
          name: element.textContent || element.getAttribute('aria-label'),
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && box.height < 44)
        .map(({ name }) => name),
    )
    expect(small).toEqual([])
  })

  it('has the actions of an evidence line beside its time, and the line below them', async () => {
    const page = await open(`/dashboard/incidents/${idOf(100)}?view=evidence`, phone)
    const line = page.getByRole('region', { name: 'Evidence lines' }).getByRole('listitem').first()
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox()
      if (!box) throw new Error('Not on the screen.')
      return box
    }
    const time = await boxOf(line.locator('time'))
    const text = await boxOf(line.locator('mark').first())
    for (const name of ['Show surrounding lines', 'Copy link to this line']) {
      const button = await boxOf(line.getByRole('button', { name }))
      expect(button.y).toBeLessThan(time.y + time.height)
      expect(button.y + button.height).toBeGreaterThan(time.y)
      expect(button.height).toBeGreaterThanOrEqual(44)
    }
    expect(text.y).toBeGreaterThanOrEqual(time.y + time.height)
    expect(await line.innerText()).toContain('orders-db')
  })

  it('shows the telemetry without a scroll to the side', async () => {
    const page = await open('/dashboard/metrics', phone)
    await page.getByRole('button', { name: 'Telemetry' }).tap()
    const overlay = page.getByRole('dialog', { name: 'Admin Telemetry' })
    await overlay.getByRole('button', { name: 'Acme Shipping' }).tap()
    await seeText(overlay, /Orders database refuses connections/)
    await seeText(overlay, /Backlog: .* lines \(.* batches\)/)
    await seeText(overlay, /^Agent installed · Setup complete · /)
    for (const name of ['Customers', 'Jobs by kind'])
      expect(
        await overlay.getByRole('region', { name }).evaluate((part) => part.scrollWidth - part.clientWidth),
      ).toBeLessThanOrEqual(0)
  })
})

describe('the breakpoint', () => {
  const { open } = useDashboard()

  it.each([
    { width: 1023, isMobile: true },
    { width: 1024, isMobile: false },
  ])('at $width px the bottom bar is there: $isMobile', async ({ width, isMobile }) => {
    const page = await open('/dashboard/incidents', { viewport: { width, height: 800 } })
    await seeText(page, 'INCIDENT EXPLORER')
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(isMobile)
    expect(await page.getByRole('navigation', { name: 'Apps', exact: true }).isVisible()).toBe(!isMobile)
  })
})
