// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useScreens } from '../../../test/use-screens.tsx'
import { SignupPage } from './signup-page.tsx'

const SIGNUP = 'POST /api/v1/auth/signup'
const LABELS = ['Company name', 'First name', 'Last name', 'Work email'] as const
const FILLED = {
  'Company name': ' Acme ',
  'First name': 'Ada',
  'Last name': 'Lovelace',
  'Work email': 'ada@example.com',
  Password: 'Sturdy-rope7',
  'Confirm password': 'Sturdy-rope7',
}

describe('the sign-up screen', () => {
  const { show, answer, calls } = useScreens()
  const open = () => show(<SignupPage />, { at: '/signup', user: null })
  const submitButton = () => screen.getByRole('button', { name: 'Create account' })

  async function fill(user: ReturnType<typeof open>, values: Partial<Record<keyof typeof FILLED, string>> = {}) {
    for (const [label, value] of Object.entries({ ...FILLED, ...values })) {
      await user.click(screen.getByLabelText(label))
      await user.paste(value)
    }
  }

  it.each([
    { password: 'a', label: 'Too Weak', met: 1 },
    { password: 'a1', label: 'Weak', met: 2 },
    { password: 'aA1', label: 'Good', met: 3 },
    { password: 'aA1!', label: 'Strong', met: 4 },
    { password: 'aA1!bcde', label: 'Very Strong', met: 5 },
  ])('calls "$password" $label', async ({ password, label, met }) => {
    const user = open()
    await user.type(screen.getByLabelText('Password'), password)
    const meter = screen.getByRole('status', { name: 'Password strength' })
    expect(meter.textContent).toContain(label)
    expect(document.querySelectorAll('[data-met="true"]').length).toBe(met)
  })

  it('is enabled only for a strong password given twice, and shows both on request', async () => {
    const user = open()
    await fill(user, { 'Confirm password': 'Sturdy-rope8' })
    expect(submitButton().hasAttribute('disabled')).toBe(true)
    screen.getByText('Passwords do not match')
    await user.type(screen.getByLabelText('Confirm password'), '{Backspace}7')
    expect(submitButton().hasAttribute('disabled')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    await user.click(screen.getByRole('button', { name: 'Show confirm password' }))
    expect(document.querySelectorAll('input[type="password"]').length).toBe(0)
  })

  it('says what is missing in the agreed order', async () => {
    const user = open()
    await fill(user, { 'Company name': ' ', 'First name': ' ', 'Last name': ' ', 'Work email': ' ' })
    const steps = [
      ['Company name is required', 'Acme'],
      ['First name is required', 'Ada'],
      ['Last name is required', 'Lovelace'],
      ['Email is required', 'not an address'],
    ] as const
    for (const [index, [text, value]] of steps.entries()) {
      await user.click(submitButton())
      expect(screen.getByRole('alert').textContent).toBe(text)
      await user.type(screen.getByLabelText(LABELS[index] ?? ''), value)
    }
    await user.click(submitButton())
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address')
    expect(calls(SIGNUP)).toEqual([])
  })

  it.each([
    { link: /sign in/i, path: '/login' },
    { link: /terms/i, path: '/terms-and-privacy' },
  ])('leads to $path', async ({ link, path }) => {
    const user = open()
    await user.click(screen.getByRole('link', { name: link }))
    await screen.findByText(`at ${path}`)
  })

  it.each([
    { status: 400, body: { detail: 'This email is already registered.' }, text: 'This email is already registered.' },
    { status: 400, body: {}, text: 'Registration failed. Please check your information.' },
    { status: 502, body: {}, text: 'Server error. Please try again later.' },
    { status: 409, body: {}, text: 'Registration failed. Please try again.' },
  ])('says "$text" on a $status', async ({ status, body, text }) => {
    answer(SIGNUP, status, body)
    const user = open()
    await fill(user)
    await user.click(submitButton())
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })
})
