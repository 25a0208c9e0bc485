import { expect, it } from 'vitest'
import { profileChanges } from './profile-changes.ts'

const profile = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com', pending_email: null }
const form = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com', current: '', next: '', confirm: '' }

it.each([
  { name: 'nothing', change: {}, body: {} },
  { name: 'white space alone', change: { first_name: ' Ada ' }, body: {} },
  { name: 'a name', change: { last_name: 'Lovelace' }, body: { profile: { last_name: 'Lovelace' } } },
  { name: 'no current password', change: { next: 'x', confirm: 'x' }, body: {} },
  { name: 'passwords that differ', change: { current: 'a', next: 'x', confirm: 'y' }, body: {} },
  {
    name: 'a whole password',
    change: { current: 'a', next: 'x', confirm: 'x' },
    body: { password: { current_password: 'a', new_password: 'x' } },
  },
])('sends $name', ({ change, body }) => {
  expect(profileChanges({ ...form, ...change }, profile)).toEqual(body)
})
