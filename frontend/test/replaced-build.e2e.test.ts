import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { useDashboard } from './use-dashboard.ts'
import { patient } from './patient.ts'

const { open } = useDashboard({ incidentCount: 3 })
const INCIDENT = `/dashboard/incidents/${idOf(100)}`
const NAME = /([\w-]+-[\w-]{8})\.js/g

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Apps', exact: true }).getByRole('link', { name, exact: true }).click()

/** From now on the server has the next release: each part has another name, and the old names are gone. */
async function replaceBuild(page: Page) {
  let pages = 0
  const names = new Set<string>()
  const renamed = (text: string) =>
    text.replaceAll(NAME, (whole, name: string) => (names.has(whole) ? `${name}.next.js` : whole))
  for (const entry of await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    for (const [name] of entry.matchAll(NAME)) names.add(name)
  const learn = (text: string) => {
    for (const [, name] of text.matchAll(/(?:assets\/|["'`]\.\/)([\w-]+-[\w-]{8}\.js)/g)) if (name) names.add(name)
    return renamed(text)
  }
  await page.route('**/assets/*.js', async (route) => {
    const url = route.request().url()
    if (!url.endsWith('.next.js')) return route.fulfill({ status: 404, body: '' })
    const response = await route.fetch({ url: url.replace('.next.js', '.js') })
    await route.fulfill({ response, body: learn(await response.text()) })
  })
  await page.route('**/dashboard/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    pages++
    const response = await route.fetch()
    await route.fulfill({ response, body: learn(await response.text()) })
  })
  return () => pages
}

describe('a build that is replaced under an open page', () => {
  it('is fetched by one reload where the way led, and what was typed is there on the way back', async () => {
    const page = await open(INCIDENT)
    await page.getByLabel('Add a comment').fill('Paged the database team.')
    await page.getByLabel('Ask about this incident').fill('Who held the')
    const pagesLoaded = await replaceBuild(page)
    await goTo(page, 'Settings')
    await page.getByLabel('First name').waitFor()
    expect(pagesLoaded()).toBe(1)
    await page.goBack()
    await page.getByLabel('Add a comment').waitFor()
    expect(await page.getByLabel('Add a comment').inputValue()).toBe('Paged the database team.')
    expect(await page.getByLabel('Ask about this incident').inputValue()).toBe('Who held the')
  })

  it('costs no pasted line', async () => {
    const page = await open('/dashboard/logs?view=forward')
    const pasted = 'ERROR checkout: connection refused\n\tat "pool"\n'
    await page.getByLabel('Or paste log lines').fill(pasted)
    const pagesLoaded = await replaceBuild(page)
    await goTo(page, 'Incidents')
    await page.locator('[data-incident]').first().waitFor()
    await goTo(page, 'Logs')
    await page.getByRole('button', { name: 'Log Forwarding' }).click()
    expect(await page.getByLabel('Or paste log lines').inputValue()).toBe(pasted)
    expect(pagesLoaded()).toBe(1)
  })

  it('comes with a part that opens over a screen, and leaves what is typed below it', async () => {
    const page = await open(INCIDENT, { provokes: /dynamically imported module/ })
    await page.getByLabel('Add a comment').fill('Paged the database team.')
    await page.getByLabel('Add a comment').blur()
    const pagesLoaded = await replaceBuild(page)
    await page.keyboard.press('?')
    await expect.poll(pagesLoaded, patient).toBe(1)
    await page.getByLabel('Add a comment').waitFor()
    expect(await page.getByLabel('Add a comment').inputValue()).toBe('Paged the database team.')
    await page.getByLabel('Add a comment').blur()
    await page.keyboard.press('?')
    await seeText(page, 'Keyboard shortcuts')
    expect(pagesLoaded()).toBe(1)
    await seePath(page, INCIDENT)
  })
})

describe('what was typed and not sent', () => {
  it('is gone with who signs out', async () => {
    const page = await open(INCIDENT)
    await page.getByLabel('Add a comment').fill('Paged the database team.')
    await page.getByRole('button', { name: /^User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await seePath(page, '/login')
    await page.reload()
    expect(await page.evaluate(() => sessionStorage.getItem('unsent_texts'))).toBe('[]')
  })

  it('stays with its incident', async () => {
    const page = await open(INCIDENT)
    await page.getByLabel('Add a comment').fill('Paged the database team.')
    await page.locator('[data-incident]').nth(1).dblclick()
    await seePath(page, `/dashboard/incidents/${idOf(101)}`)
    await page.getByLabel('Add a comment').waitFor()
    expect(await page.getByLabel('Add a comment').inputValue()).toBe('')
    await page.getByRole('list', { name: 'Open incidents' }).getByRole('button').first().click()
    await seePath(page, INCIDENT)
    await expect.poll(() => page.getByLabel('Add a comment').inputValue(), patient).toBe('Paged the database team.')
  })
})
