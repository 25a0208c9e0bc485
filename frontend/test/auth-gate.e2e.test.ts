import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { admin } from './stand-in/people.ts'
import { answer, seedStorage, storedAuth, useDashboard } from './use-dashboard.ts'

const { open } = useDashboard()

describe('the gate', () => {
  it.each(['/', '/nowhere', '/dashboard', '/dashboard/nowhere', '/dashboard/settings'])(
    'turns a stranger away from %s',
    async (path) => {
      const page = await open(path, { user: null })
      await seePath(page, '/login')
    },
  )

  it.each(['/', '/nowhere', '/dashboard/nowhere'])('leads a user from %s to the dashboard', async (path) => {
    const page = await open(path)
    await seePath(page, '/dashboard/incidents')
  })

  const whole = storedAuth(admin)
  it.each([
    { name: 'no token', items: { user: whole.user, customer: whole.customer } },
    { name: 'no user', items: { auth_token: whole.auth_token, customer: whole.customer } },
    { name: 'no customer', items: { auth_token: whole.auth_token, user: whole.user } },
    { name: 'an expired token', items: storedAuth(admin, Date.now() - 1_000) },
    { name: 'an unreadable token', items: { ...whole, auth_token: 'garbage' } },
  ])('clears what is stored for $name', async ({ items }) => {
    const page = await open('/dashboard', { user: null, prepare: (fresh) => seedStorage(fresh, items) })
    await seePath(page, '/login')
    expect(
      await page.evaluate(() => ['auth_token', 'user', 'customer'].map((key) => localStorage.getItem(key))),
    ).toEqual([null, null, null])
  })

  it('remembers where a stranger wanted to go', async () => {
    const page = await open('/dashboard/settings/organization', { user: null })
    await page.getByPlaceholder('Your email address').fill('ada@example.com')
    await page.getByPlaceholder('Your password').fill('x')
    await page.getByRole('button', { name: 'Continue' }).click()
    await seePath(page, '/dashboard/settings/organization')
  })

  it.each(['**/api/v1/dashboard/incidents?*', '**/api/v1/team/users', '**/comments', '**/auth/me'])(
    'signs out when %s answers 401',
    async (pattern) => {
      const page = await open('/dashboard/incidents/01935000-0000-7000-8000-000000000100', {
        prepare: (fresh) => answer(fresh, pattern, 401, { detail: 'The token was revoked.' }),
      })
      await seePath(page, '/login')
      expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
    },
  )

  it('signs out even when the server cannot be told', async () => {
    const page = await open('/dashboard', { prepare: (fresh) => answer(fresh, '**/auth/logout', 503, {}) })
    await page.getByRole('button', { name: /^User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await seePath(page, '/login')
  })

  it('shows name, company and role', async () => {
    const page = await open('/dashboard')
    await seeText(page, 'Ada Lovelace')
    await seeText(page.getByRole('banner'), /Acme Shipping · admin/i)
  })
})
