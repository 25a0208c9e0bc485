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
      [...document.querySelectorAll('header button, header select, nav a, [role="tab"]')]
        .map((element) => ({
          name: element.textContent || element.getAttribute('aria-label'),
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && box.height < 44)
        .map(({ name }) => name),
    )
    expect(small).toEqual([])
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
