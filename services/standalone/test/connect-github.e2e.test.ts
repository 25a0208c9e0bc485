import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { launchBrowser } from '@holdfast/testing/launch-browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGuiltyShop, type GuiltyShop, settingsOf } from './guilty-shop.ts'
import { type Account, openAccount } from './open-account.ts'
import { type Running, runStandalone } from './run-standalone.ts'

let folder: string
let shop: GuiltyShop
let holdfast: Running
let browser: Browser

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-connect-'))
  await chmod(folder, 0o755)
  shop = await createGuiltyShop()
  const settings = { DATA_DIR: path.join(folder, 'data'), ...settingsOf(shop) }
  holdfast = await runStandalone(settings, { throughBootstrap: true })
  if (!(await holdfast.isReady)) throw new Error(holdfast.output())
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  holdfast?.process.kill('SIGTERM')
  await holdfast?.ended
  await shop?.close()
  await rm(folder, { recursive: true, force: true })
})

async function signIn(page: Page, origin: string, { email, password }: Account): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByPlaceholder('Your email address').fill(email)
  await page.getByPlaceholder('Your password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/dashboard/**')
}

it('connects the host, chooses a repository, and is told which commit did it', async () => {
  const account = await openAccount(holdfast.url)
  const forwarded = await fetch(`${holdfast.url}/api/v1/logs/forward`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ log_content: shop.logs, api_key: account.apiKey }),
  })
  expect(forwarded.status).toBe(200)
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  // The host sends people back to PUBLIC_URL, so this is where one signs in.
  const origin = holdfast.url.replace('127.0.0.1', 'localhost')
  await signIn(page, origin, account)

  await page.goto(`${origin}/dashboard/integrations`)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByText('GitHub connected').waitFor()
  await page.waitForURL('**/dashboard/integrations')
  await page.getByText('Connected to GitHub as octocat.').waitFor()
  await page.getByRole('tab', { name: 'Repositories' }).click()
  await page.getByRole('switch', { name: 'Monitor acme/shop' }).click()
  await page.getByRole('switch', { name: 'Code correlation for acme/shop' }).click()
  await page.getByLabel('Service name in the logs').waitFor()

  await page.goto(`${origin}/dashboard/incidents`)
  await page
    .getByRole('region', { name: /incident/i })
    .first()
    .waitFor()
  await page.locator('[data-incident]').first().click()
  await page.getByRole('button', { name: 'Check code changes' }).click()
  const link = page.getByRole('link', { name: 'src/cart.ts:5' })
  await link.waitFor()
  expect(await link.getAttribute('href')).toContain(`/acme/shop/blob/${shop.guiltySha}/src/cart.ts`)
  const card = await page.getByRole('region', { name: 'Assistant' }).innerText()
  for (const part of [
    'Every customer has a discount',
    '(#41)',
    'Grace Hopper',
    '- discount.amountCents',
    'cart.ts:5',
  ]) {
    expect(card).toContain(part)
  }
  await page.getByRole('list', { name: 'Log lines that cite it' }).getByRole('button').first().click()
  await page.getByText('at cartTotal (/app/src/cart.ts:5:30)').first().waitFor()
})
