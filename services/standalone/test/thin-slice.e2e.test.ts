import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { launchBrowser } from '@holdfast/testing/launch-browser'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Running, runStandalone } from './run-standalone.ts'

/** A product that runs already, a fleet in containers for one, and where it shows its mails. */
const { HOLDFAST_URL: runningUrl, HOLDFAST_OUTBOX_URL: runningOutbox } = process.env
const email = `ada-${randomUUID()}@slice.example`

let folder: string
let holdfast: Running | undefined
let url: string
let browser: Browser

async function startOwn(): Promise<string> {
  folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-slice-'))
  await chmod(folder, 0o755)
  holdfast = await runStandalone({ DATA_DIR: path.join(folder, 'data') }, { throughBootstrap: true })
  if (!(await holdfast.isReady)) throw new Error(holdfast.output())
  return holdfast.url
}

beforeAll(async () => {
  url = runningUrl ?? (await startOwn())
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  if (!holdfast) return
  holdfast.process.kill('SIGTERM')
  await holdfast.ended
  await rm(folder, { recursive: true, force: true })
})

const diskFull = (): string => {
  const startMs = Date.now() - 600_000
  const line = (index: number, level: string, message: string) =>
    `${new Date(startMs + index * 1_000).toISOString()} ${level} [orders] ${message}`
  return [
    ...Array.from({ length: 200 }, (_, index) =>
      line(index, 'INFO', `order ${index} stored in ${10 + (index % 7)} ms`),
    ),
    ...Array.from({ length: 60 }, (_, index) =>
      line(200 + index, 'ERROR', `could not write to file "base/1/${index}": No space left on device`),
    ),
  ].join('\n')
}

it('leads from the sign-up page to the root cause of pasted logs', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))

  await page.goto(url)
  await page.waitForURL('**/login')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await signUp(page)
  await page.waitForURL('**/email-sent')
  // Standalone without a mail server: nobody would find the mail by themselves.
  if (!runningOutbox) await page.getByRole('link', { name: '/dev/outbox' }).waitFor()
  await openVerificationMail(page)
  await page.waitForURL('**/email-verified?company=*')
  await page.getByRole('link', { name: 'Sign In Now' }).click()
  await page.getByPlaceholder('Your email address').fill(email)
  await page.getByPlaceholder('Your password').fill('Corr3ct-horse')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/dashboard/**')

  // Mails link to PUBLIC_URL, so this is where the browser has signed in.
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/dashboard/settings/analysis`)
  await page.getByRole('switch', { name: 'Mail on a new incident' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Settings saved').waitFor()
  await page.goto(`${origin}/dashboard/logs?view=forward`)
  await page.getByLabel('Or paste log lines').fill(diskFull())
  await page.getByRole('button', { name: 'Process Logs' }).click()
  await page
    .getByText(/1 incidents? detected from 260 log lines/)
    .first()
    .waitFor()

  await page.goto(`${origin}/dashboard/incidents`)
  const row = page.getByText(/disk.*full/i).first()
  await row.click()
  await page.getByRole('tab', { name: /Evidence & Logs/ }).click()
  await page.getByText('No space left on device').first().waitFor()
  await findMail(page, /Cause: .*First command: \S/s)
  expect(faults).toEqual([])
  await context.close()
})

async function signUp(page: Page): Promise<void> {
  await page.getByLabel('Company name').fill('Slice')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Corr3ct-horse')
  await page.getByLabel('Confirm password', { exact: true }).fill('Corr3ct-horse')
  await page.getByRole('button', { name: /sign up|create/i }).click()
}

async function openVerificationMail(page: Page): Promise<void> {
  const mail = await findMail(page, /verify-email/)
  const link = mail.getByRole('link', { name: /verify-email/ }).first()
  await page.goto((await link.getAttribute('href')) ?? '')
  await page.getByRole('button', { name: 'Verify email address' }).click()
}

/** A mail to her that says so. Mails leave a moment later. */
async function findMail(page: Page, text: RegExp): Promise<Locator> {
  const outbox = (runningOutbox ?? `${url}/dev/outbox.json`).replace(/\.json$/, '')
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: text }).first()
  await vi.waitUntil(
    async () => {
      await page.goto(outbox)
      return (await mail.count()) > 0
    },
    { timeout: 60_000, interval: 250 },
  )
  return mail
}
