import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createCompany, newEmail, signIn, signUpBody } from './people.ts'
import { formerJwtSecret, jwtSecret, password, testGateway } from './test-gateway.ts'

const gateway = testGateway()
const attempt = (email: string, secret: string, address?: string) =>
  gateway.call({
    method: 'POST',
    url: '/api/v1/auth/login',
    body: { email, password: secret },
    ...(address === undefined ? {} : { address }),
  })
const me = (token: string) => gateway.call({ url: '/api/v1/auth/me', token })

describe('sign-in', () => {
  it('answers with a token of 12 hours, the user and the customer', async () => {
    const { email } = await createCompany(gateway)
    const { status, body } = await attempt(` ${email.toUpperCase()}`, password)
    expect(status).toBe(200)
    expect(Object.keys(body).toSorted()).toEqual(['access_token', 'customer', 'user'])
    const [header, claims] = body.access_token
      .split('.')
      .slice(0, 2)
      .map((part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()))
    expect(header).toMatchObject({ alg: 'HS256' })
    expect(claims).toMatchObject({ sub: body.user.id, customer_id: body.customer.id, role: 'admin' })
    expect(claims.jti).toEqual(expect.any(String))
    expect(claims.exp - claims.iat).toBe(12 * 3600)
    expect(body.customer).toEqual({
      id: expect.any(String),
      name: 'Acme & Söhne',
      api_key: expect.stringMatching(/^hf_/),
    })
  })

  it.each([
    ['a wrong password', (known: string) => known, 'Wr0ng-password'],
    ['an unknown address', () => newEmail(), password],
  ])('says the same for %s', async (_name, emailOf, secret) => {
    const { email } = await createCompany(gateway)
    const { status, body } = await attempt(emailOf(email), secret)
    expect([status, body.detail, body.code]).toEqual([401, 'Invalid email or password', 'invalid_credentials'])
  })

  it('names a missing field', async () => {
    const { status, body } = await gateway.call({
      method: 'POST',
      url: '/api/v1/auth/login',
      body: { email: 'a@b.co' },
    })
    expect(status).toBe(422)
    expect(body.detail).toMatch(/^password: /)
  })

  it('tells a deactivated person so, and only with the right password', async () => {
    const { email, userId } = await createCompany(gateway)
    await gateway.owner.updateTable('users').set({ isActive: false }).where('id', '=', userId).execute()
    const right = await attempt(email, password)
    expect([right.status, right.body.detail]).toEqual([403, 'Your account is deactivated. Contact an administrator.'])
    expect((await attempt(email, 'Wr0ng-password')).status).toBe(401)
  })

  it('blocks an account after 10 failures, says for how long, and opens again after 15 minutes', async () => {
    const { email } = await createCompany(gateway)
    const here = '198.51.100.20'
    for (let n = 0; n < 10; n++) expect((await attempt(email, 'Wr0ng-password', here)).status).toBe(401)
    const blocked = await attempt(email, password, here)
    expect([blocked.status, blocked.body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(800)
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(900)
    gateway.advance(15 * 60_000 + 1_000)
    expect((await attempt(email, password, here)).status).toBe(200)
  })

  it('does not let a stranger’s failures keep the owner out', async () => {
    const { email } = await createCompany(gateway)
    for (let n = 0; n < 11; n++) await attempt(email, 'Wr0ng-password', '198.51.100.21')
    expect((await attempt(email, password, '198.51.100.21')).status).toBe(429)
    expect((await attempt(email, password, '198.51.100.22')).status).toBe(200)
  })

  it('bounds the guesses from all addresses, and still knows a browser that signed in before', async () => {
    const { email } = await createCompany(gateway)
    const browser = { 'x-browser-id': 'a-browser-of-the-owner' }
    const from = (headers: Record<string, string>, secret: string) =>
      gateway.call({ method: 'POST', url: '/api/v1/auth/login', body: { email, password: secret }, headers })
    expect((await from(browser, password)).status).toBe(200)
    for (let n = 0; n < 100; n++) await from({}, 'Wr0ng-password')
    expect((await from({}, password)).status).toBe(429)
    expect((await from({ 'x-browser-id': 'another-browser-that-guesses' }, password)).status).toBe(429)
    expect((await from(browser, password)).status).toBe(200)
    for (let n = 0; n < 10; n++) await from(browser, 'Wr0ng-password')
    expect((await from(browser, password)).status).toBe(429)
  })

  it('counts failures of unknown addresses alike, so that blocking tells nothing', async () => {
    const email = newEmail()
    for (let failure = 0; failure < 10; failure++) await attempt(email, password, '198.51.100.23')
    expect((await attempt(email, password, '198.51.100.23')).status).toBe(429)
  })

  it('lets no more than 10 guesses through when they come side by side', async () => {
    const { email } = await createCompany(gateway)
    const guesses = Array.from({ length: 40 }, (_, n) => `Gu3ss-${n}-word`)
    const answers = await Promise.all([...guesses, password].map((guess) => attempt(email, guess, '198.51.100.24')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(31)
  })

  it('lets one person sign in many times at once', async () => {
    const { email } = await createCompany(gateway)
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(email, password)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  })

  it('forgives earlier failures after a success', async () => {
    const { email } = await createCompany(gateway)
    for (let round = 0; round < 3; round++) {
      for (let failure = 0; failure < 6; failure++) await attempt(email, 'Wr0ng-password')
      expect((await attempt(email, password)).status).toBe(200)
    }
  })

  it('takes 60 auth calls a minute from one address, whoever they are for', async () => {
    const answers = []
    for (let call = 0; call < 61; call++) answers.push(await attempt(newEmail(), 'x', '198.51.100.7'))
    expect(answers.slice(0, 60).every(({ status }) => status === 401)).toBe(true)
    expect(answers.at(-1)?.status).toBe(429)
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await attempt(newEmail(), 'x', '198.51.100.8')).status).toBe(401)
  })
})

describe('sessions', () => {
  it('end with logout, and only their own', async () => {
    const first = await createCompany(gateway)
    const second = await signIn(gateway, first.email)
    const out = await gateway.call({ method: 'POST', url: '/api/v1/auth/logout', token: first.token })
    expect([out.status, out.body]).toEqual([200, { message: 'Signed out.' }])
    expect((await me(first.token)).status).toBe(401)
    expect((await me(second.token)).status).toBe(200)
  })

  it('end after 12 hours', async () => {
    const { token } = await createCompany(gateway)
    gateway.advance(12 * 3_600_000 + 1_000)
    const { status, body } = await me(token)
    expect([status, body.code]).toEqual([401, 'unauthenticated'])
  })

  it('note when they were last seen, and wait for nobody who does the same', async () => {
    const { token } = await createCompany(gateway)
    const lastSeen = async () => {
      const { body } = await gateway.call({ url: '/api/v1/auth/sessions', token })
      return Date.parse(body.sessions[0].last_seen_at)
    }
    const atFirst = await lastSeen()
    gateway.advance(61_000)
    await gateway.owner.transaction().execute(async (other) => {
      await other.selectFrom('sessions').select('id').forUpdate().execute()
      expect((await me(token)).status).toBe(200)
    })
    expect(await lastSeen()).toBeGreaterThanOrEqual(atFirst + 61_000)
  })

  it('are listed to their person and can be ended one by one', async () => {
    const here = await createCompany(gateway)
    const there = await signIn(gateway, here.email)
    const list = await gateway.call({ url: '/api/v1/auth/sessions', token: here.token })
    expect(list.body.sessions).toHaveLength(2)
    const other = list.body.sessions.find((session: { is_current: boolean }) => !session.is_current)
    expect(other).toMatchObject({ address: expect.stringMatching(/^10\./), user_agent: expect.any(String) })
    const ended = await gateway.call({
      method: 'DELETE',
      url: `/api/v1/auth/sessions/${other.id}`,
      token: here.token,
    })
    expect(ended.status).toBe(200)
    expect((await me(there.token)).status).toBe(401)
    const again = await gateway.call({
      method: 'DELETE',
      url: `/api/v1/auth/sessions/${other.id}`,
      token: here.token,
    })
    expect([again.status, again.body.detail]).toEqual([404, 'There is no such session.'])
  })

  it('can be ended all but the present one', async () => {
    const here = await createCompany(gateway)
    const others = [await signIn(gateway, here.email), await signIn(gateway, here.email)]
    await gateway.call({ method: 'DELETE', url: '/api/v1/auth/sessions', token: here.token })
    for (const other of others) expect((await me(other.token)).status).toBe(401)
    expect((await me(here.token)).status).toBe(200)
  })
})

it('believes a token of the secret before, and signs with the newest alone', async () => {
  const { token } = await createCompany(gateway)
  const [header = '', claims = '', signature] = token.split('.')
  const signWith = (secret: string) => createHmac('sha256', secret).update(`${header}.${claims}`).digest('base64url')
  expect(signature).toBe(signWith(jwtSecret))
  expect((await me(`${header}.${claims}.${signWith(formerJwtSecret)}`)).status).toBe(200)
  expect((await me(`${header}.${claims}.${signWith('a secret that was retired long ago')}`)).status).toBe(401)
})

it('never writes a password, token or key to the log', async () => {
  const email = newEmail()
  const signup = await gateway.call({ method: 'POST', url: '/api/v1/auth/signup', body: signUpBody(email) })
  const person = await createCompany(gateway)
  await gateway.call({ url: `/api/v1/auth/me?api_key=${person.apiKey}`, token: person.token })
  await gateway.call({ url: `/api/v1/auth/me?api_key=${signup.body.api_key}`, token: person.token })
  const log = gateway.logLines.join('')
  expect(log).toContain('/api/v1/auth/me')
  for (const secret of [password, person.token, person.apiKey, signup.body.api_key]) expect(log).not.toContain(secret)
})
