import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { admin } from './stand-in/people.ts'
import { answer, storedAuth, useDashboard } from './use-dashboard.ts'

const { open, state } = useDashboard({ incidentCount: 3 })
const FIRST = 'Orders database refuses connections: max_connections exhausted'
const INCIDENT = `/dashboard/incidents/${idOf(100)}`

const signIn = async (page: Page) => {
  await page.getByPlaceholder('Your email address').fill('ada@example.com')
  await page.getByPlaceholder('Your password').fill('x')
  await page.getByRole('button', { name: 'Continue' }).click()
}

describe('a session that ends under an open page', () => {
  it.each([
    { why: 'a changed role', detail: 'Your role was changed to admin. Please sign in again.' },
    { why: 'nothing that the server tells', detail: undefined },
  ])('says why, here $why, and leads back to the incident', async ({ detail }) => {
    const page = await open(`${INCIDENT}?view=timeline`)
    await page.getByRole('heading', { name: FIRST, level: 2 }).waitFor()
    await answer(page, '**/api/v1/**', 401, detail ? { detail } : {})
    await seePath(page, '/login')
    await seeText(page, detail ?? 'Your session has ended. Please sign in.')
    await page.unroute('**/api/v1/**')
    await page.reload()
    await seeText(page, detail ?? 'Your session has ended. Please sign in.')
    await signIn(page)
    await page.getByRole('heading', { name: FIRST, level: 2 }).waitFor()
    const { pathname, search } = new URL(page.url())
    expect([pathname, search]).toEqual([INCIDENT, '?view=timeline'])
  })

  it('is told to who comes back after it ran out', async () => {
    const page = await open(INCIDENT, { user: null })
    expect(await page.getByText('Your session has ended. Please sign in.').count()).toBe(0)
    await page.evaluate(
      (items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
      },
      storedAuth(admin, Date.now() - 1_000),
    )
    await page.goto(new URL(INCIDENT, page.url()).href)
    await seeText(page, 'Your session has ended. Please sign in.')
  })

  it('does not end the next one with a late answer', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    const page = await open(INCIDENT, {
      prepare: (fresh) =>
        fresh.route('**/refinement', async (route) => {
          await isReleased
          await route.fulfill({ status: 401, json: {} })
        }),
    })
    await page.getByRole('heading', { name: FIRST, level: 2 }).waitFor()
    await page.evaluate(
      (items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
      },
      storedAuth(admin, Date.now() + 7_200_000),
    )
    const late = page.waitForResponse('**/refinement')
    release()
    await late
    await page.getByLabel('Add a comment').fill('still here')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await seeText(page, 'still here')
    expect(new URL(page.url()).pathname).toBe(INCIDENT)
  })
})

it('leaves no title and no command in the browser of who signs out, and no way back', async () => {
  const page = await open(INCIDENT)
  await page.getByRole('tab', { name: /^Solution/ }).click()
  await page.getByRole('checkbox').first().check()
  const kept = () => page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  expect(await kept()).toContain(FIRST)
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await seePath(page, '/login')
  expect(await kept()).not.toMatch(/open_tabs|steps_done|sign_in_/)
  expect(await kept()).not.toContain(FIRST)
  await signIn(page)
  await seePath(page, '/dashboard/incidents')
  expect(state().incidents).toHaveLength(3)
})
