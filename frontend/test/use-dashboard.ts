import { existsSync } from 'node:fs'
import path from 'node:path'
import type { User } from '@holdfast/contracts/people'
import { launchBrowser } from '@holdfast/testing/launch-browser'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { admin, customer, tokenUntil } from './stand-in/people.ts'
import { startStandIn } from './stand-in/start-stand-in.ts'
import type { StandInOptions } from './stand-in/stand-in-state.ts'
import { patient } from './patient.ts'

const PAGE = path.resolve(import.meta.dirname, '../dist/index.html')

interface OpenOptions extends BrowserContextOptions {
  /** Null opens the page signed out. */
  readonly user?: User | null
  /** Before the page loads: routes that answer in the server's place, a clock, storage. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Console errors that the test provokes. */
  readonly provokes?: RegExp
}

export const storedAuth = (user: User, expiresMs = Date.now() + 3_600_000) => ({
  auth_token: tokenUntil(expiresMs),
  user: JSON.stringify(user),
  customer: JSON.stringify(customer),
})

/** Once per page: what a test clears stays cleared over a reload. */
export const seedStorage = (page: Page, items: Readonly<Record<string, string>>) =>
  page.addInitScript((seeded) => {
    // The browser's own page about an address that nobody answers has no storage.
    if (origin === 'null' || sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    for (const [key, value] of Object.entries(seeded)) localStorage.setItem(key, value)
  }, items)

/** A browser for the file, a fresh stand-in for each test; a console error fails the test that caused it. */
export function useDashboard(options: StandInOptions = {}) {
  let browser: Browser
  let standIn: Awaited<ReturnType<typeof startStandIn>>
  let troubles: string[] = []
  beforeAll(async () => {
    if (!existsSync(PAGE)) throw new Error('The frontend is not built: run its build first.')
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    troubles = []
    standIn = await startStandIn(options)
  })
  afterEach(async () => {
    const contexts = browser.contexts()
    // A poll that a route still answers belongs to no test: what becomes of it is nobody's error.
    const pages = contexts.flatMap((context) => context.pages())
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    await Promise.all(contexts.map((context) => context.close()))
    await standIn.close()
    if (troubles.length > 0) throw new Error(`The page complained:\n${troubles.join('\n')}`)
  })

  const open = async (address: string, { user = admin, prepare, provokes, ...contextOptions }: OpenOptions = {}) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...contextOptions })
    const page = await context.newPage()
    page.setDefaultTimeout(patient.timeout)
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('console', (message) => {
      // A failed request is what many of these tests are about.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
      if (!provokes?.test(message.text())) troubles.push(message.text())
    })
    // Without it the page would wait forever, and the test would only say that it waited. A machine that starts
    // containers beside the tests changes its network, and Chromium drops what is on its way: the page fetches that again.
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      if (request.resourceType() === 'script' && !/ABORTED|CONNECTION_RESET|NETWORK_CHANGED/.test(why))
        troubles.push(`${request.url()}: ${why}`)
    })
    if (user) await seedStorage(page, storedAuth(user))
    await prepare?.(page)
    await page.goto(standIn.url + address)
    return page
  }
  return { open, state: () => standIn.state }
}

/** Answers a call in the server's place. */
export const answer = (page: Page, pattern: string | RegExp, status: number, body: unknown, method?: string) =>
  page.route(pattern, (route) =>
    method && route.request().method() !== method
      ? route.fallback()
      : route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
  )
