import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { answer, useDashboard } from './use-dashboard.ts'
import { patient } from './patient.ts'

const { open } = useDashboard()
const signedOut = { user: null }
const LABELS = ['Company name', 'First name', 'Last name', 'Work email'] as const

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
  it.each([
    { password: 'a', label: 'Too Weak', met: 1 },
    { password: 'a1', label: 'Weak', met: 2 },
    { password: 'aA1', label: 'Good', met: 3 },
    { password: 'aA1!', label: 'Strong', met: 4 },
    { password: 'aA1!bcde', label: 'Very Strong', met: 5 },
  ])('calls "$password" $label', async ({ password, label, met }) => {
    const page = await open('/signup', signedOut)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('status', { name: 'Password strength' }).getByText(label, { exact: true }).waitFor()
    expect(await page.locator('[data-met="true"]').count()).toBe(met)
  })

  it('is enabled only for a strong password given twice, and shows both on request', async () => {
    const page = await open('/signup', signedOut)
    await fill(page, { 'Confirm password': 'Sturdy-rope8' })
    expect(await submitButton(page).isDisabled()).toBe(true)
    await seeText(page, 'Passwords do not match')
    await page.getByLabel('Confirm password', { exact: true }).fill('Sturdy-rope7')
    expect(await submitButton(page).isDisabled()).toBe(false)
    await page.getByRole('button', { name: 'Show password', exact: true }).click()
    await page.getByRole('button', { name: 'Show confirm password' }).click()
    expect(await page.locator('input[type="password"]').count()).toBe(0)
  })

  it('leads to sign in and to the terms', async () => {
    const page = await open('/signup', signedOut)
    await page.getByRole('link', { name: /sign in/i }).click()
    await seePath(page, '/login')
    await page.goBack()
    await page.getByRole('link', { name: /terms/i }).click()
    await seePath(page, '/terms-and-privacy')
  })

  it('complains in the agreed order', async () => {
    const page = await open('/signup', signedOut)
    await fill(page, { 'Company name': ' ', 'First name': '', 'Last name': '', 'Work email': '' })
    const steps = [
      ['Company name is required', 'Acme'],
      ['First name is required', 'Ada'],
      ['Last name is required', 'Lovelace'],
      ['Email is required', 'not an address'],
    ] as const
    for (const [index, [text, value]] of steps.entries()) {
      await submitButton(page).click()
      await seeText(page.getByRole('alert'), text)
      await page.getByLabel(LABELS[index] ?? '').fill(value)
    }
    await submitButton(page).click()
    await seeText(page.getByRole('alert'), 'Please enter a valid email address')
  })

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

  it.each([
    { status: 400, body: { detail: 'This email is already registered.' }, text: 'This email is already registered.' },
    { status: 400, body: {}, text: 'Registration failed. Please check your information.' },
    { status: 502, body: {}, text: 'Server error. Please try again later.' },
    { status: 409, body: {}, text: 'Registration failed. Please try again.' },
  ])('says "$text" on a $status', async ({ status, body, text }) => {
    const page = await open('/signup', {
      ...signedOut,
      prepare: (fresh) => answer(fresh, '**/auth/signup', status, body),
    })
    await fill(page)
    await submitButton(page).click()
    await seeText(page.getByRole('alert'), text)
  })
})

describe('the mail screens', () => {
  it('falls back to general words, and leads back to sign in', async () => {
    const page = await open('/email-sent', signedOut)
    await seeText(page, 'your email address')
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await seePath(page, '/login')
  })

  it.each([
    { status: 400, body: { detail: 'Already verified.' }, text: 'Already verified.' },
    { status: 400, text: 'Your email is already verified or the request is invalid.' },
    { status: 404, text: 'No account found with this email address.' },
    { status: 429, text: 'Too many requests. Please wait a moment before trying again.' },
    { status: 500, text: 'Failed to resend verification email. Please try again later.' },
  ])('says "$text" on a $status', async ({ status, body = {}, text }) => {
    const page = await open('/email-sent', {
      ...signedOut,
      prepare: (fresh) => answer(fresh, '**/auth/resend-verification', status, body),
    })
    await page.getByLabel('Email to verify').fill('ada@example.com')
    await page.getByRole('button', { name: 'Resend verification email' }).click()
    await seeText(page.getByRole('alert'), text)
  })

  it('sends another mail, and says so', async () => {
    const page = await open('/email-sent', signedOut)
    await page.getByLabel('Email to verify').fill('ada@example.com')
    const sent = page.waitForRequest('**/auth/resend-verification')
    await page.getByRole('button', { name: 'Resend verification email' }).click()
    expect((await sent).postDataJSON()).toEqual({ email: 'ada@example.com' })
    await seeText(page, 'Verification email sent successfully! Please check your inbox.')
  })

  it('goes to sign in five seconds after the verification', async () => {
    const page = await open('/email-verified?company=Acme', { ...signedOut, prepare: (fresh) => fresh.clock.install() })
    await seeText(page, 'Acme')
    await page.getByRole('link', { name: 'Sign In Now' }).waitFor()
    await page.clock.fastForward(3_500)
    expect(new URL(page.url()).pathname).toBe('/email-verified')
    await page.clock.fastForward(1_500)
    await seePath(page, '/login')
  })
})
