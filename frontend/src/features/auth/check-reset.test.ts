import { expect, it } from 'vitest'
import { checkReset } from './check-reset.ts'

const good = { token: 't', password: 'Sturdy-rope7', confirmation: 'Sturdy-rope7' }

it.each([
  { form: { ...good, token: null }, text: 'Invalid reset link. Please request a new password reset.' },
  { form: { ...good, password: '', confirmation: 'x' }, text: 'Password is required' },
  {
    form: { ...good, password: 'weak' },
    text: 'Password must meet all requirements: 8+ characters, uppercase, lowercase, number, and special character.',
  },
  { form: { ...good, confirmation: 'Other-rope7' }, text: 'Passwords do not match' },
  { form: good, text: null },
])('says $text', ({ form, text }) => {
  expect(checkReset(form)).toBe(text)
})
