import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { answer, useDashboard } from './use-dashboard.ts'
import { patient } from './patient.ts'

const { open } = useDashboard({ incidentCount: 3 })
const FIRST = 'Orders database refuses connections: max_connections exhausted'
const LIST = /\/api\/v1\/dashboard\/incidents\?.*limit=100/

const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Incidents', exact: true }).getByRole('button', { name: title })

describe('when the dashboard asks', () => {
  it('lists 50 ms after the app opened', async () => {
    let listed = 0
    const page = await open('/login', {
      user: null,
      prepare: async (fresh) => {
        await fresh.clock.install()
        fresh.on('request', (request) => {
          if (LIST.test(request.url())) listed++
        })
      },
    })
    await page.getByPlaceholder('Your email address').fill('ada@example.com')
    await page.getByPlaceholder('Your password').fill('x')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Continue' }).click()
    await seeText(page, 'INCIDENT EXPLORER')
    expect(listed).toBe(0)
    const first = page.waitForRequest(LIST)
    await page.clock.runFor(50)
    await first
  })

  it('lists again 500 ms after a tab changed, not sooner', async () => {
    const timesMs: number[] = []
    const page = await open('/dashboard/incidents', {
      prepare: async (fresh) => {
        fresh.on('request', (request) => {
          if (LIST.test(request.url())) timesMs.push(Date.now())
        })
      },
    })
    await expect.poll(() => timesMs.length, patient).toBe(2)
    const openedMs = Date.now()
    await row(page, FIRST).dblclick()
    await expect.poll(() => timesMs.length, patient).toBe(3)
    expect((timesMs[2] ?? 0) - openedMs).toBeGreaterThanOrEqual(500)
  })

  it('asks for an incident once until somebody refreshes', async () => {
    let asked = 0
    const page = await open('/dashboard/incidents', {
      prepare: async (fresh) => {
        fresh.on('request', (request) => {
          if (new URL(request.url()).pathname === `/api/v1/dashboard/incidents/${idOf(100)}`) asked++
        })
      },
    })
    await row(page, FIRST).click()
    await page.getByRole('heading', { name: FIRST, level: 2 }).waitFor()
    await row(page, 'Redis evicts sessions under memory pressure').click()
    await page.getByRole('heading', { name: 'Redis evicts sessions under memory pressure', level: 2 }).waitFor()
    await row(page, FIRST).click()
    await page.getByRole('heading', { name: FIRST, level: 2 }).waitFor()
    expect(asked).toBe(1)
    const again = page.waitForRequest(new RegExp(`/api/v1/dashboard/incidents/${idOf(100)}\\?`))
    await page.getByRole('button', { name: 'Refresh' }).click()
    await again
  })

  it('does not ask without an API key', async () => {
    const page = await open('/dashboard/incidents', {
      prepare: async (fresh) => {
        await answer(fresh, '**/auth/me', 503, {})
        await fresh.addInitScript(() => {
          const customer = JSON.parse(localStorage.getItem('customer') ?? '{}') as object
          localStorage.setItem('customer', JSON.stringify({ ...customer, api_key: '' }))
        })
      },
    })
    await seeText(page, 'No API key available. Please log in again.')
  })

  it('waits 120 seconds for a posted call', async () => {
    const page = await open(`/dashboard/incidents/${idOf(100)}`, {
      prepare: async (fresh) => {
        await fresh.addInitScript(() => {
          const asked: number[] = []
          Object.assign(window, { asked })
          const real = AbortSignal.timeout.bind(AbortSignal)
          AbortSignal.timeout = (delayMs) => {
            asked.push(delayMs)
            return real(delayMs / 1_000)
          }
        })
      },
    })
    await page.getByLabel('Add a comment').fill('x')
    await page.route('**/comments', (route) => (route.request().method() === 'POST' ? undefined : route.fallback()))
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await seeText(page, 'Failed to add comment. Please try again.')
    expect(await page.evaluate(() => (window as unknown as { asked: number[] }).asked)).toEqual([120_000])
  })
})
