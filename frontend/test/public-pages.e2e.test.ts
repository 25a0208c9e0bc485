import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const { open } = useDashboard()
const signedOut = { user: null }

describe('terms and privacy', () => {
  it('has its four sections and its claims', async () => {
    const page = await open('/terms-and-privacy', signedOut)
    for (const name of [
      'Terms of Service',
      'Privacy Policy',
      'Data Security & Encryption',
      'Customer Data Isolation',
    ]) {
      await page.getByRole('heading', { name, exact: true, level: 2 }).waitFor()
    }
    const text = await page.locator('main').innerText()
    for (const claim of ['read-only', 'TLS', 'at rest', 'isolated by its API key', 'audit logs', 'by email']) {
      expect(text).toContain(claim)
    }
  })
})

describe('the return from the source-code host', () => {
  const path = '/integrations/github/callback'

  it.each([
    { query: '?error=access_denied', text: 'GitHub OAuth error: access_denied' },
    { query: '', text: 'Missing OAuth parameters' },
    { query: '?code=c', text: 'Missing OAuth parameters' },
    { query: '?state=s', text: 'Missing OAuth parameters' },
  ])('fails for "$query" and goes on after three seconds', async ({ query, text }) => {
    const page = await open(path + query, { prepare: (fresh) => fresh.clock.install() })
    await seeText(page, 'Connection Failed')
    await seeText(page, text)
    await page.clock.fastForward(1_800)
    expect(new URL(page.url()).pathname).toBe(path)
    await page.clock.fastForward(1_500)
    await seePath(page, '/dashboard/integrations')
  })

  it('succeeds, having spent the code once, and goes on after two seconds', async () => {
    let calls = 0
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    const page = await open(`${path}?code=c&state=s`, {
      prepare: async (fresh) => {
        await fresh.clock.install()
        await fresh.route('**/github/auth/callback*', async (route) => {
          calls++
          await isReleased
          return route.fallback()
        })
      },
    })
    await seeText(page, 'Connecting GitHub...')
    release()
    await seeText(page, 'GitHub connected')
    await page.clock.fastForward(2_000)
    await seePath(page, '/dashboard/integrations')
    expect(calls).toBe(1)
  })

  it('tells the server of a refusal, so that nobody is waited for', async () => {
    const told = Promise.withResolvers<string>()
    const page = await open(`${path}?error=access_denied&state=s`, {
      prepare: (fresh) =>
        fresh.route('**/github/auth/callback*', (route) => {
          told.resolve(new URL(route.request().url()).search)
          return route.fulfill({ status: 400, json: { detail: 'GitHub OAuth error: access_denied' } })
        }),
    })
    expect(await told.promise).toBe('?error=access_denied&state=s')
    await seeText(page, 'GitHub OAuth error: access_denied')
  })

  it('says what the server said', async () => {
    const page = await open(`${path}?code=c&state=s`, {
      prepare: (fresh) => answer(fresh, '**/github/auth/callback*', 400, { detail: 'This state is not yours.' }),
    })
    await seeText(page, 'This state is not yours.')
  })
})
