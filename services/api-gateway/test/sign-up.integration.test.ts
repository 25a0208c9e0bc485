import { mailWritten } from '@holdfast/contracts/events/catalogue'
import { describe, expect, it } from 'vitest'
import { linkOf, newEmail, pressLink, signUpBody } from './people.ts'
import { password, testGateway } from './test-gateway.ts'

const gateway = testGateway()
const signUp = (body: object) => gateway.call({ method: 'POST', url: '/api/v1/auth/signup', body })
const signIn = (email: string) => gateway.call({ method: 'POST', url: '/api/v1/auth/login', body: { email, password } })

describe('sign-up', () => {
  it('answers with the company, its key and the admin', async () => {
    const email = newEmail()
    const { status, body } = await signUp(signUpBody(` ${email.toUpperCase()} `, '  Acme  '))
    expect(status).toBe(201)
    expect(body).toEqual({
      customer_id: expect.any(String),
      api_key: expect.stringMatching(/^hf_[\w-]{43}$/),
      company_name: 'Acme',
      admin_email: email,
    })
  })

  it.each([
    [{ company_name: ' ', first_name: '', email: '' }, 'Company name is required'],
    [{ company_name: undefined }, 'Company name is required'],
    [{ first_name: '', last_name: '' }, 'First name is required'],
    [{ last_name: ' ', email: '' }, 'Last name is required'],
    [{ email: '', password: '' }, 'Email is required'],
    [{ password: '', email: 'nonsense' }, 'Password is required'],
    [
      { password: 'weakpass1', email: 'nonsense' },
      'Password must meet all requirements: 8+ characters, uppercase, lowercase, number, and special character.',
    ],
    [{ email: 'nonsense' }, 'Please enter a valid email address'],
  ])('%o is refused: %s', async (change, detail) => {
    const { status, body } = await signUp({ ...signUpBody(newEmail()), ...change })
    expect([status, body.detail, body.code]).toEqual([422, detail, 'validation_failed'])
  })

  it('names a field of the wrong type', async () => {
    const { status, body } = await signUp({ ...signUpBody(newEmail()), company_name: 7 })
    expect(status).toBe(422)
    expect(body.detail).toMatch(/^company_name: /)
  })

  it.each(['A\u0000da', 'A\ud800da'])('refuses what no database can hold: %j', async (name) => {
    const { status, body } = await signUp({ ...signUpBody(newEmail()), first_name: name })
    expect([status, body.detail]).toEqual([422, 'first_name: contains characters that cannot be stored'])
  })

  it.each(["Robert'); DROP TABLE users;--", '<script>alert(1)</script>', '名前 👩‍💻', '${7*7}{{7*7}}'])(
    'keeps a name as it is: %s',
    async (name) => {
      const email = newEmail()
      await signUp({ ...signUpBody(email, name), first_name: name })
      const { headers } = await pressLink(gateway, (await gateway.lastMail(email)).text)
      expect(headers['location']).toBe(`/email-verified?company=${encodeURIComponent(name)}`)
      const { body } = await signIn(email)
      expect([body.user.first_name, body.customer.name]).toEqual([name, name])
    },
  )

  it('refuses an address that belongs to someone', async () => {
    const email = newEmail()
    await signUp(signUpBody(email))
    const mail = await gateway.lastMail(email)
    await pressLink(gateway, mail.text)
    const { status, body } = await signUp(signUpBody(email.toUpperCase()))
    expect([status, body.code, body.detail]).toEqual([
      400,
      'email_taken',
      'An account with this email address already exists.',
    ])
  })

  it('replaces an unverified sign-up of the same person', async () => {
    const email = newEmail()
    await signUp(signUpBody(email, 'First'))
    const firstMail = await gateway.lastMail(email)
    expect((await signUp(signUpBody(email, 'Second'))).status).toBe(201)
    expect((await pressLink(gateway, firstMail.text)).headers['location']).toBe('/login?verification=expired')
    const users = await gateway.owner.selectFrom('users').select('id').where('email', '=', email).execute()
    expect(users).toHaveLength(1)
    const second = await pressLink(gateway, (await gateway.lastMail(email)).text)
    expect(second.headers['location']).toBe('/email-verified?company=Second')
  })
})

describe('two sign-ups with one address', () => {
  const foreign = 'F0reign-horse'
  const asStranger = (email: string) => ({ ...signUpBody(email, 'Intruder'), password: foreign })
  const signInWith = (email: string, secret: string) =>
    gateway.call({ method: 'POST', url: '/api/v1/auth/login', body: { email, password: secret } })

  it.each(['before', 'after'])(
    'a stranger %s the owner: the owner’s link works, no stranger’s secret does',
    async (when) => {
      const email = newEmail()
      const stranger = when === 'before' ? await signUp(asStranger(email)) : undefined
      await signUp(signUpBody(email, 'Mine'))
      const { text } = await gateway.lastMail(email)
      const late = when === 'after' ? await signUp(asStranger(email)) : undefined
      const { headers } = await pressLink(gateway, text)
      // Nobody can tell the two apart, so whoever reads the mail chooses the password.
      const location = String(headers['location'])
      expect(location).toMatch(/^\/reset-password\?token=/)
      expect((await signInWith(email, foreign)).status).toBe(401)
      const token = new URL(location, 'https://x').searchParams.get('token')
      const chosen = { token, new_password: 'My-0wn-choice' }
      expect((await gateway.call({ method: 'POST', url: '/api/v1/auth/reset-password', body: chosen })).status).toBe(
        200,
      )
      const { status, body } = await signInWith(email, 'My-0wn-choice')
      expect([status, body.customer.name]).toEqual([200, 'Mine'])
      expect(body.customer.api_key).not.toBe((stranger ?? late)?.body.api_key)
      expect((await signInWith(email, foreign)).status).toBe(401)
    },
  )

  it('the owner presses the stranger’s link: neither password nor key of the stranger stands', async () => {
    const email = newEmail()
    await signUp(signUpBody(email, 'Mine'))
    const { body } = await signUp(asStranger(email))
    const { headers } = await pressLink(gateway, (await gateway.lastMail(email)).text)
    expect(headers['location']).toMatch(/^\/reset-password\?token=/)
    expect((await signInWith(email, foreign)).status).toBe(401)
    const keys = await gateway.owner
      .selectFrom('apiKeys')
      .select('expiresAt')
      .where('customerId', '=', body.customer_id)
      .execute()
    expect(keys.filter(({ expiresAt }) => expiresAt === null)).toHaveLength(1)
    expect(keys).toHaveLength(2)
  })

  it('a stranger’s calls leave the owner’s sign-ups and resets alone', async () => {
    const email = newEmail()
    const strangers = { headers: {}, address: '198.51.100.9' }
    for (let call = 0; call < 6; call++) {
      await gateway.call({ method: 'POST', url: '/api/v1/auth/signup', body: asStranger(email), ...strangers })
    }
    expect((await signUp(signUpBody(email))).status).toBe(201)
  })

  it('tells strangers nothing in words of the one who signed up', async () => {
    const email = newEmail()
    await signUp({ ...signUpBody(email, 'BUY-NOW'), first_name: 'https://evil.example', last_name: 'CHEAP' })
    const mail = await gateway.lastMail(email)
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/BUY-NOW|evil\.example|CHEAP/)
  })
})

describe('verification', () => {
  it('keeps people out until the link was opened, then lets them in', async () => {
    const email = newEmail()
    await signUp(signUpBody(email, 'Acme & Söhne'))
    const early = await signIn(email)
    expect([early.status, early.body.detail]).toEqual([403, 'Please verify your email before signing in.'])

    const link = linkOf((await gateway.lastMail(email)).text, '/api/v1/auth/verify-email')
    for (const scanner of ['GET', 'HEAD'] as const) {
      const opened = await gateway.app.inject({ method: scanner, url: link })
      expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    }
    const page = await gateway.call({ url: link })
    expect(page.text.match(/<button/g)).toHaveLength(1)
    expect(page.text).toContain('Acme &amp; Söhne')
    expect((await signIn(email)).status).toBe(403)

    const verified = [302, '/email-verified?company=Acme%20%26%20S%C3%B6hne']
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const pressed = await gateway.call({ method: 'POST', url: action, headers })
    expect([pressed.status, pressed.headers['location']]).toEqual(verified)
    const again = await gateway.call({ method: 'POST', url: link })
    expect([again.status, again.headers['location']]).toEqual(verified)
    const { status, body } = await signIn(email)
    expect(status).toBe(200)
    const me = await gateway.call({ url: '/api/v1/auth/me', token: body.access_token })
    expect(me.status).toBe(200)
    expect(me.body).toEqual({ user: body.user, customer: body.customer })
    expect(me.body.user).toMatchObject({ email, first_name: 'Ada', role: 'admin', is_active: true, is_operator: false })
  })

  it.each(['', '?token=', '?token=nonsense'])('sends a bad link (%s) to the sign-in page', async (query) => {
    for (const method of ['GET', 'POST'] as const) {
      const { status, headers } = await gateway.call({ method, url: `/api/v1/auth/verify-email${query}` })
      expect([status, headers['location']]).toEqual([302, '/login?verification=expired'])
    }
  })

  it('expires after 24 hours', async () => {
    const email = newEmail()
    await signUp(signUpBody(email))
    const link = linkOf((await gateway.lastMail(email)).text, '/api/v1/auth/verify-email')
    gateway.advance(24 * 3_600_000 + 1)
    const { headers } = await gateway.call({ method: 'POST', url: link })
    expect(headers['location']).toBe('/login?verification=expired')
  })
})

it('hands the mail over to the queue after the commit', async () => {
  const email = newEmail()
  await signUp(signUpBody(email))
  const mail = await gateway.lastMail(email)
  expect(gateway.published).toContainEqual(expect.objectContaining({ spec: mailWritten, payload: { mailId: mail.id } }))
})

it('makes one account of 50 parallel sign-ups with one address', async () => {
  const email = newEmail()
  const answers = await Promise.all(Array.from({ length: 50 }, () => signUp(signUpBody(email))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]))
  const users = await gateway.owner.selectFrom('users').select('customerId').where('email', '=', email).execute()
  expect(users).toHaveLength(1)
  const winners = answers.filter(({ body }) => body.customer_id === users[0]?.customerId)
  expect(winners).toHaveLength(1)
})
