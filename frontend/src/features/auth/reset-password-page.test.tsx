// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useScreens } from '../../../test/use-screens.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const RESET = 'POST /api/v1/auth/reset-password'

describe('a new password', () => {
  const { show, answer, calls } = useScreens()
  const open = (at = '/reset-password?token=t') => show(<ResetPasswordPage />, { at, user: null })

  async function submit(password: string, confirmation: string) {
    const user = open()
    if (password !== '') await user.type(screen.getByLabelText('New password'), password)
    if (confirmation !== '') await user.type(screen.getByLabelText('Confirm password'), confirmation)
    await user.click(screen.getByRole('button', { name: 'Reset password' }))
  }

  it('cannot be set without a token', async () => {
    const user = open('/reset-password')
    screen.getByText('Invalid or missing reset token.')
    screen.getByText('Invalid reset link. Please request a new password reset.')
    await user.click(screen.getByRole('link', { name: 'Request a new reset link' }))
    await screen.findByText('at /forgot-password')
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
    await submit(password, confirmation)
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(calls(RESET)).toEqual([])
  })

  it.each([
    { status: 400, body: {}, text: 'Invalid or expired reset link. Please request a new password reset.' },
    { status: 500, body: {}, text: 'Server error. Please try again later.' },
    { status: 404, body: {}, text: 'Failed to reset password. Please try again.' },
    { status: 400, body: { detail: 'This link was used already.' }, text: 'This link was used already.' },
  ])('says "$text" on a $status', async ({ status, body, text }) => {
    answer(RESET, status, body)
    await submit('Sturdy-rope7', 'Sturdy-rope7')
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  it('leads to sign in after two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await submit('Sturdy-rope7', 'Sturdy-rope7')
    await screen.findByText('Your password has been reset. You can sign in now.')
    expect(screen.queryByText('at /login')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    await screen.findByText('at /login')
  })
})
