import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { answer, useDashboard } from './use-dashboard.ts'
import { patient } from './patient.ts'

const { open } = useDashboard()
const signedOut = { user: null }

async function fill(page: Page, values: Partial<Record<string, string>> = {}) {
  const defaults: Record<string, string> = {
    'Company name': ' Acme ',
    'First name': 'Ada',
    'Last name': 'Lovelace',
    'Work email': 'ada@example.com',
    Password: 'Sturdy-rope7',
    'Confirm password': 'Sturdy-rope7',
    ...values,
  }
  for (const [label, value] of Object.entries(defaults)) await page.getByLabel(label, { exact: true }).fill(value)
}

const submitButton = (page: Page) => page.getByRole('button', { name: 'Create account' })

describe('the sign-up screen', () => {
  it('shows what went wrong where somebody on a phone is looking', async () => {
    const page = await open('/signup', {
      ...signedOut,
      viewport: { width: 360, height: 640 },
      prepare: (fresh) => answer(fresh, '**/auth/signup', 400, {}),
    })
    await fill(page)
    await submitButton(page).click()
    await expect
      .poll(() => page.getByRole('alert').evaluate((alert) => alert.getBoundingClientRect().top), patient)
      .toBeGreaterThanOrEqual(0)
  })

  it('sends trimmed values, keeps the result for the session and leads to the mail screen', async () => {
    const page = await open('/signup', signedOut)
    await fill(page)
    const sent = page.waitForRequest('**/auth/signup')
    await submitButton(page).click()
    expect((await sent).postDataJSON()).toMatchObject({ company_name: 'Acme', email: 'ada@example.com' })
    await seePath(page, '/email-sent')
    await seeText(page, 'ada@example.com')
    await seeText(page, 'Acme')
    await seeText(page, 'The verification link expires in 24 hours.')
    expect(await page.evaluate(() => sessionStorage.getItem('signup_result'))).toContain('hf_stand_in')
  })
})
