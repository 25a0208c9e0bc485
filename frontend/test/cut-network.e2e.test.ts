import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { useDashboard } from './use-dashboard.ts'
import { patient } from './patient.ts'

const { open } = useDashboard({ incidentCount: 3 })
const INCIDENT = `/dashboard/incidents/${idOf(100)}`
const TITLE = 'Orders database refuses connections: max_connections exhausted'

/** What a change of the network does to calls under way: no answer, no status, nothing. */
async function cutFirst(page: Page, pattern: string | RegExp, method: string) {
  let asked = 0
  await page.route(pattern, (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    return asked++ === 0 ? route.abort('connectionreset') : route.fallback()
  })
  return () => asked
}

describe('a network that changes under the page', () => {
  it('costs no screen: what only reads is asked again at once', async () => {
    const asked: (() => number)[] = []
    const page = await open(INCIDENT, {
      prepare: async (fresh) => {
        for (const path of ['**/health', '**/dashboard/incidents?*', `**/incidents/${idOf(100)}?*`, '**/comments'])
          asked.push(await cutFirst(fresh, path, 'GET'))
      },
    })
    await page.getByRole('heading', { name: TITLE, level: 2 }).waitFor()
    await page.locator('[data-incident]').first().waitFor()
    await page.getByLabel('Add a comment').waitFor()
    for (const count of asked) await expect.poll(count, patient).toBeGreaterThanOrEqual(2)
    expect(await page.getByText('Comments could not be loaded.').count()).toBe(0)
    expect(await page.getByText('Connection Error').count()).toBe(0)
  })

  it('is named when it is still away at the second try, with a way to try again', async () => {
    let asked = 0
    const page = await open(INCIDENT, {
      prepare: (fresh) =>
        fresh.route(`**/incidents/${idOf(100)}?*`, (route) => (asked++ < 2 ? route.abort('failed') : route.fallback())),
    })
    await seeText(page, 'This incident could not be loaded')
    await seeText(page, 'The server could not be reached.')
    expect(asked).toBe(2)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { name: TITLE, level: 2 }).waitFor()
  })

  it('sends a comment once, keeps its words, and sends them when told to', async () => {
    const page = await open(INCIDENT)
    const asked = await cutFirst(page, '**/comments', 'POST')
    const field = page.getByLabel('Add a comment')
    await field.fill('Paged the database team.')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await seeText(page, 'Comment Error')
    expect(asked()).toBe(1)
    expect(await field.inputValue()).toBe('Paged the database team.')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await seeText(page, 'Comments (1)')
    expect(await field.inputValue()).toBe('')
  })

  it('saves once, keeps what was chosen, and saves when told to', async () => {
    const page = await open(INCIDENT)
    const asked = await cutFirst(page, '**/status', 'PATCH')
    await page.getByLabel('Status', { exact: true }).selectOption('resolved')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await seeText(page, 'Save Failed')
    expect(asked()).toBe(1)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await seeText(page, 'Status and assignee are up to date.')
  })

  it('asks the assistant once, and the same again when told to', async () => {
    const page = await open(INCIDENT)
    const asked = await cutFirst(page, '**/ask', 'POST')
    await page.getByLabel('Ask about this incident').fill('Who held the connections?')
    await page.getByLabel('Ask about this incident').press('Enter')
    await seeText(page, 'Failed to generate answer. Please try again.')
    expect(asked()).toBe(1)
    await page.getByRole('button', { name: 'Ask again' }).click()
    await seeText(page, /everything else follows/)
    expect(await page.getByRole('heading', { name: 'Who held the connections?' }).count()).toBe(1)
  })

  it('forwards a paste once, and keeps it', async () => {
    const page = await open('/dashboard/logs?view=forward')
    const asked = await cutFirst(page, '**/logs/forward', 'POST')
    const field = page.getByLabel('Or paste log lines')
    await field.fill('ERROR checkout: connection refused')
    await page.getByRole('button', { name: 'Process Logs' }).click()
    await seeText(page, 'Log Processing Failed')
    expect(asked()).toBe(1)
    expect(await field.inputValue()).toBe('ERROR checkout: connection refused')
    await page.getByRole('button', { name: 'Process Logs' }).click()
    await seeText(page, 'Processing Complete')
  })

  it('does not use up a code of GitHub twice', async () => {
    let asked = 0
    const page = await open('/integrations/github/callback?code=c&state=s', {
      prepare: (fresh) =>
        fresh.route(/auth\/callback/, (route) => {
          asked++
          return route.abort('connectionreset')
        }),
    })
    await seeText(page, 'Connection Failed')
    expect(asked).toBe(1)
  })
})
