import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { launchBrowser } from '@holdfast/testing/launch-browser'
import type { Page } from 'playwright-core'
import { idOf } from './stand-in/incident-factory.ts'
import { admin, customer, tokenUntil } from './stand-in/people.ts'
import { startStandIn } from './stand-in/start-stand-in.ts'

const OUTPUT = path.resolve(import.meta.dirname, '../screenshots')
const INCIDENT = `/dashboard/incidents/${idOf(100)}`

interface Screen {
  readonly name: string
  readonly path: string
  readonly isPublic?: boolean
  readonly prepare?: (page: Page) => Promise<void>
}

const views = ['summary', 'root-cause', 'evidence', 'impact', 'technical', 'timeline', 'solution']

const screens: readonly Screen[] = [
  { name: 'login', path: '/login', isPublic: true },
  { name: 'login-expired-link', path: '/login?verification=expired', isPublic: true },
  {
    name: 'signup',
    path: '/signup',
    isPublic: true,
    prepare: (page) => page.getByLabel('Password', { exact: true }).fill('Sturdy7'),
  },
  { name: 'email-sent', path: '/email-sent', isPublic: true },
  { name: 'email-verified', path: '/email-verified?company=Acme', isPublic: true },
  { name: 'forgot-password', path: '/forgot-password', isPublic: true },
  { name: 'reset-password', path: '/reset-password?token=t', isPublic: true },
  { name: 'reset-password-missing', path: '/reset-password', isPublic: true },
  { name: 'terms', path: '/terms-and-privacy', isPublic: true },
  { name: 'callback-error', path: '/integrations/github/callback?error=access_denied', isPublic: true },
  { name: 'incidents-empty-pane', path: '/dashboard/incidents' },
  { name: 'incidents-preview', path: `/dashboard/incidents?selected=${idOf(101)}` },
  ...views.map((view) => ({ name: `incident-${view}`, path: `${INCIDENT}?view=${view}` })),
  {
    name: 'incident-answer',
    path: INCIDENT,
    prepare: async (page: Page) => {
      await page.getByRole('button', { name: 'Generate runbook' }).click()
      await page.getByText('everything else follows').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'incident-code',
    path: INCIDENT,
    prepare: async (page: Page) => {
      await page.getByRole('button', { name: 'Check code changes' }).click()
      await page.getByText('open-connection.ts').first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'incident-model-calls',
    path: INCIDENT,
    prepare: async (page: Page) => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'What the model saw' }).click()
    },
  },
  {
    name: 'incident-neighbours',
    path: `${INCIDENT}?view=evidence&line=L1`,
    prepare: (page) => page.getByRole('button', { name: 'Show neighbours' }).first().click(),
  },
  { name: 'palette', path: '/dashboard/incidents', prepare: (page) => page.keyboard.press('Control+k') },
  { name: 'logs-forward', path: '/dashboard/logs?view=forward' },
  { name: 'logs-agents', path: '/dashboard/logs' },
  {
    name: 'logs-wizard',
    path: '/dashboard/logs',
    prepare: (page) => page.getByRole('button', { name: 'Install Another Agent' }).click(),
  },
  { name: 'integrations', path: '/dashboard/integrations?integration=github' },
  {
    name: 'integrations-repositories',
    path: '/dashboard/integrations?integration=github',
    prepare: (page) => page.getByRole('tab', { name: 'Repositories' }).click(),
  },
  { name: 'metrics', path: '/dashboard/metrics' },
  ...['profile', 'team', 'organization', 'analysis', 'ai', 'sessions', 'audit'].map((section) => ({
    name: `settings-${section}`,
    path: `/dashboard/settings/${section}`,
  })),
  {
    name: 'telemetry',
    path: '/dashboard/incidents',
    prepare: (page) => page.getByRole('button', { name: 'Telemetry' }).click(),
  },
]

const shapes = [
  { name: 'light', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'dark', width: 1440, height: 900, colorScheme: 'dark' },
  { name: 'phone', width: 360, height: 780, colorScheme: 'dark' },
] as const

const wanted = process.argv[2] ? new RegExp(process.argv[2]) : /./
const standIn = await startStandIn()
const browser = await launchBrowser()
await mkdir(OUTPUT, { recursive: true })
for (const shape of shapes) {
  const context = await browser.newContext({
    viewport: { width: shape.width, height: shape.height },
    colorScheme: shape.colorScheme,
    reducedMotion: 'reduce',
  })
  const auth = {
    auth_token: tokenUntil(Date.now() + 3_600_000),
    user: JSON.stringify(admin),
    customer: JSON.stringify(customer),
  }
  for (const screen of screens) {
    const file = `${screen.name}-${shape.name}`
    if (!wanted.test(file)) continue
    const page = await context.newPage()
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) process.stderr.write(`${file}: ${message.text()}\n`)
    })
    page.on('pageerror', (error) => process.stderr.write(`${file}: ${error.message}\n`))
    if (!screen.isPublic) {
      await page.addInitScript((items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
      }, auth)
    }
    await page.goto(standIn.url + screen.path)
    await page.waitForLoadState('networkidle')
    await screen.prepare?.(page).catch((error: Error) => process.stderr.write(`${file}: ${error.message}\n`))
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(250)
    await page.screenshot({ path: path.join(OUTPUT, `${file}.png`) })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) process.stderr.write(`${file}: ${overflow} px wider than the screen\n`)
    await page.close()
  }
  await context.close()
}
await browser.close()
await standIn.close()
