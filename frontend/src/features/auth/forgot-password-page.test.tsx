// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useScreens } from '../../../test/use-screens.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

const FORGOT = 'POST /api/v1/auth/forgot-password'

describe('a forgotten password', () => {
  const { show, answer, calls } = useScreens()

  async function ask(email: string) {
    const user = show(<ForgotPasswordPage />, { at: '/forgot-password', user: null })
    if (email !== '') await user.type(screen.getByPlaceholderText('Your email address'), email)
    await user.click(screen.getByRole('button', { name: 'Send reset link' }))
    return user
  }

  it.each(['nobody', 'a@b', 'a b@c.de', ''])('does not send for "%s"', async (email) => {
    await ask(email)
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address')
    expect(calls(FORGOT)).toEqual([])
  })

  it('shows the message of the server, and leads back to sign in', async () => {
    const user = await ask('ada@example.com')
    await screen.findByText('If an account exists for this address, a reset link is on its way.')
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }))
    await screen.findByText('at /login')
  })

  it.each([
    { status: 429, body: { detail: 'Wait a moment.' }, text: 'Wait a moment.' },
    { status: 500, body: {}, text: 'Server error. Please try again later.' },
    { status: 404, body: {}, text: 'Failed to send reset email. Please try again.' },
  ])('says "$text" on a $status', async ({ status, body, text }) => {
    answer(FORGOT, status, body)
    await ask('ada@example.com')
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })
})
