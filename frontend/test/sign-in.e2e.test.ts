import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const { open } = useDashboard()
const signedOut = { user: null }

async function fill(page: Page, email = 'ada@example.com', password = 'Sturdy-rope7') {
  await page.getByPlaceholder('Your email address').fill(email)
  await page.getByPlaceholder('Your password').fill(password)
}

describe('the sign-in screen', () => {
  it('has its texts and leads to its three neighbours', async () => {
    const page = await open('/login', signedOut)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await seeText(page, 'Your first step to Software Resilience Engineering')
    await seeText(page, 'OR')
    await seeText(page, "Don't have an account?")
    for (const [name, path] of [
      ['Forgot Password?', '/forgot-password'],
      ['Sign up', '/signup'],
      ['Terms of Service and Privacy Policy', '/terms-and-privacy'],
    ] as const) {
      await page.goto(new URL('/login', page.url()).href)
      await page.getByRole('link', { name }).click()
      await seePath(page, path)
    }
  })

  it('is disabled until both fields are filled, and while it signs in; a second submit is ignored', async () => {
    let calls = 0
    const page = await open('/login', {
      ...signedOut,
      prepare: (fresh) =>
        fresh.route('**/auth/login', async (route) => {
          calls++
          await new Promise((resolve) => {
            setTimeout(resolve, 300)
          })
          await route.continue()
        }),
    })
    const button = page.getByRole('button', { name: 'Continue' })
    await button.waitFor()
    expect(await button.isDisabled()).toBe(true)
    await page.getByPlaceholder('Your email address').fill('ada@example.com')
    expect(await button.isDisabled()).toBe(true)
    await page.getByPlaceholder('Your password').fill('x')
    expect(await button.isDisabled()).toBe(false)
    await page.evaluate(() => {
      const form = document.querySelector('form')
      form?.requestSubmit()
      form?.requestSubmit()
    })
    const busy = page.getByRole('button', { name: 'Signing in...' })
    await busy.waitFor()
    expect(await busy.isDisabled()).toBe(true)
    expect(await page.getByPlaceholder('Your email address').isDisabled()).toBe(true)
    await seePath(page, '/dashboard/incidents')
    expect(calls).toBe(1)
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys).toEqual(expect.arrayContaining(['auth_token', 'user', 'customer']))
  })

  it.each([
    {
      status: 403,
      body: { detail: 'Your account is deactivated. Contact an administrator.' },
      text: 'Your account is deactivated. Contact an administrator.',
    },
    { status: 401, body: {}, text: 'Invalid email or password' },
    { status: 500, body: {}, text: 'Server error. Please try again later.' },
    { status: 503, body: {}, text: 'Server error. Please try again later.' },
    { status: 418, body: {}, text: 'Login failed. Please try again.' },
  ])('says "$text" on a $status, and clears it on the next key', async ({ status, body, text }) => {
    const page = await open('/login', {
      ...signedOut,
      prepare: (fresh) => answer(fresh, '**/auth/login', status, body),
    })
    await fill(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    const banner = page.getByRole('alert')
    await banner.getByText(text, { exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    await page.getByPlaceholder('Your password').press('x')
    await banner.waitFor({ state: 'detached' })
  })

  it('offers a new mail to those who have not verified theirs', async () => {
    const page = await open('/login', {
      ...signedOut,
      prepare: (fresh) =>
        answer(fresh, '**/auth/login', 403, { detail: 'Please verify your email before signing in.' }),
    })
    await fill(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Resend verification email' }).click()
    await seeText(page, 'Verification email sent successfully! Please check your inbox.')
  })

  it('reports an expired verification link', async () => {
    const page = await open('/login?verification=expired', signedOut)
    await seeText(page, 'This verification link is invalid or has expired.')
    await page.getByRole('button', { name: 'Resend verification email' }).waitFor()
  })
})
