import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const { open } = useDashboard()
const signedOut = { user: null }

describe('a forgotten password', () => {
  it.each(['nobody', 'a@b', 'a b@c.de', ''])('does not send for "%s"', async (email) => {
    const page = await open('/forgot-password', signedOut)
    await page.getByPlaceholder('Your email address').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await seeText(page.getByRole('alert'), 'Please enter a valid email address')
  })

  it('shows the message of the server, and leads back to sign in', async () => {
    const page = await open('/forgot-password', signedOut)
    await page.getByPlaceholder('Your email address').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await seeText(page, 'If an account exists for this address, a reset link is on its way.')
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await seePath(page, '/login')
  })

  it.each([
    { status: 429, body: { detail: 'Wait a moment.' }, text: 'Wait a moment.' },
    { status: 500, body: {}, text: 'Server error. Please try again later.' },
    { status: 404, body: {}, text: 'Failed to send reset email. Please try again.' },
  ])('says "$text" on a $status', async ({ status, body, text }) => {
    const page = await open('/forgot-password', {
      ...signedOut,
      prepare: (fresh) => answer(fresh, '**/auth/forgot-password', status, body),
    })
    await page.getByPlaceholder('Your email address').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await seeText(page.getByRole('alert'), text)
  })
})

const submit = async (page: Page, password: string, confirmation: string) => {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: 'Reset password' }).click()
}

describe('a new password', () => {
  it('cannot be set without a token', async () => {
    const page = await open('/reset-password', signedOut)
    await seeText(page, 'Invalid or missing reset token.')
    await seeText(page, 'Invalid reset link. Please request a new password reset.')
    await page.getByRole('link', { name: 'Request a new reset link' }).click()
    await seePath(page, '/forgot-password')
  })

  it.each([
    { password: '', confirmation: '', text: 'Password is required' },
    {
      password: 'weak',
      confirmation: 'weak',
      text: 'Password must meet all requirements: 8+ characters, uppercase, lowercase, number, and special character.',
    },
    { password: 'Sturdy-rope7', confirmation: 'Sturdy-rope8', text: 'Passwords do not match' },
  ])('says "$text"', async ({ password, confirmation, text }) => {
    const page = await open('/reset-password?token=t', signedOut)
    await submit(page, password, confirmation)
    await seeText(page.getByRole('alert'), text)
  })

  it.each([
    { status: 400, body: {}, text: 'Invalid or expired reset link. Please request a new password reset.' },
    { status: 500, body: {}, text: 'Server error. Please try again later.' },
    { status: 404, body: {}, text: 'Failed to reset password. Please try again.' },
    { status: 400, body: { detail: 'This link was used already.' }, text: 'This link was used already.' },
  ])('says "$text" on a $status', async ({ status, body, text }) => {
    const page = await open('/reset-password?token=t', {
      ...signedOut,
      prepare: (fresh) => answer(fresh, '**/auth/reset-password', status, body),
    })
    await submit(page, 'Sturdy-rope7', 'Sturdy-rope7')
    await seeText(page.getByRole('alert'), text)
  })

  it('leads to sign in after two seconds', async () => {
    const page = await open('/reset-password?token=t', { ...signedOut, prepare: (fresh) => fresh.clock.install() })
    await submit(page, 'Sturdy-rope7', 'Sturdy-rope7')
    await seeText(page, 'Your password has been reset. You can sign in now.')
    expect(new URL(page.url()).pathname).toBe('/reset-password')
    await page.clock.fastForward(2_000)
    await seePath(page, '/login')
  })
})
