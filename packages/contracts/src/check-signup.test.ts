import { expect, it } from 'vitest'
import { checkSignup } from './check-signup.ts'

const valid = {
  company_name: 'Acme',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@acme.test',
  password: 'Str0ng!pass',
  confirm_password: 'Str0ng!pass',
}

it('accepts a complete form', () => {
  expect(checkSignup(valid)).toBeNull()
})

it.each([
  { change: { company_name: '  ', first_name: '' }, text: 'Company name is required' },
  { change: { first_name: ' ', last_name: '' }, text: 'First name is required' },
  { change: { last_name: '', email: '' }, text: 'Last name is required' },
  { change: { email: ' ', password: '' }, text: 'Email is required' },
  { change: { password: '', confirm_password: 'x' }, text: 'Password is required' },
  {
    change: { password: 'weak', confirm_password: 'other' },
    text: 'Password must meet all requirements: 8+ characters, uppercase, lowercase, number, and special character.',
  },
  { change: { confirm_password: 'Str0ng!pasS', email: 'nonsense' }, text: 'Passwords do not match' },
  { change: { email: 'nonsense' }, text: 'Please enter a valid email address' },
])('the first complaint is "$text"', ({ change, text }) => {
  expect(checkSignup({ ...valid, ...change })).toBe(text)
})
