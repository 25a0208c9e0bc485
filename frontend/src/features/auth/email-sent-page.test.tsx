// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useScreens } from '../../../test/use-screens.tsx'
import { EmailSentPage } from './email-sent-page.tsx'
import { EmailVerifiedPage } from './email-verified-page.tsx'

const RESEND = 'POST /api/v1/auth/resend-verification'

describe('the mail screens', () => {
  const { show, answer, calls } = useScreens()

  async function resend() {
    const user = show(<EmailSentPage />, { at: '/email-sent', user: null })
    await user.type(screen.getByLabelText('Email to verify'), 'ada@example.com')
    await user.click(screen.getByRole('button', { name: 'Resend verification email' }))
  }

  it('falls back to general words, and leads back to sign in', async () => {
    const user = show(<EmailSentPage />, { at: '/email-sent', user: null })
    screen.getByText(/your email address/)
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }))
    await screen.findByText('at /login')
  })

  it.each([
    { status: 400, body: { detail: 'Already verified.' }, text: 'Already verified.' },
    { status: 400, text: 'Your email is already verified or the request is invalid.' },
    { status: 404, text: 'No account found with this email address.' },
    { status: 429, text: 'Too many requests. Please wait a moment before trying again.' },
    { status: 500, text: 'Failed to resend verification email. Please try again later.' },
  ])('says "$text" on a $status', async ({ status, body = {}, text }) => {
    answer(RESEND, status, body)
    await resend()
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  it('sends another mail, and says so', async () => {
    await resend()
    await screen.findByText('Verification email sent successfully! Please check your inbox.')
    expect(calls(RESEND).map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }])
  })

  it('goes to sign in five seconds after the verification', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show(<EmailVerifiedPage />, { at: '/email-verified?company=Acme', user: null })
    screen.getByText(/Acme/)
    screen.getByRole('link', { name: 'Sign In Now' })
    await act(() => vi.advanceTimersByTimeAsync(3_500))
    expect(screen.queryByText('at /login')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    await screen.findByText('at /login')
  })
})
