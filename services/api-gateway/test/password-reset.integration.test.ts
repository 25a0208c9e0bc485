import { describe, expect, it } from 'vitest'
import { createCompany, linkOf, newEmail, pressLink, signIn, signUpBody, tokenOf } from './people.ts'
import { password, testGateway } from './test-gateway.ts'

const gateway = testGateway()
const post = (path: string, body: object, address = '198.51.100.30') =>
  gateway.call({ method: 'POST', url: `/api/v1/auth/${path}`, body, address })
const forgot = (email: string) => post('forgot-password', { email })
const reset = (token: string, newPassword: string) => post('reset-password', { token, new_password: newPassword })
const newPassword = 'Another-Horse-7'

const resend = (email: string) => post('resend-verification', { email })
const disownLink = async (email: string) => linkOf((await gateway.lastMail(email)).text, '/api/v1/auth/disown')
const confirm = (link: string) =>
  gateway.call({
    method: 'POST',
    url: '/api/v1/auth/disown',
    body: `token=${tokenOf(link)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const usersWith = (email: string) => gateway.owner.selectFrom('users').selectAll().where('email', '=', email).execute()

async function requestToken(email: string): Promise<string> {
  await forgot(email)
  return tokenOf(linkOf((await gateway.lastMail(email)).text, '/reset-password'))
}

describe('forgot password', () => {
  it('says the same for known and unknown addresses, and mails only to known ones', async () => {
    const { email } = await createCompany(gateway)
    const unknown = newEmail()
    const answers = [await forgot(email), await forgot(unknown)]
    expect(answers[0]?.status).toBe(200)
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(answers[0]?.body.message).toBe('If an account with this email exists, a password reset link has been sent.')
    expect((await gateway.lastMail(email)).subject).toBe('Reset your password')
    await expect(gateway.lastMail(unknown)).rejects.toThrow('no mail')
  })

  it('refuses what is no address', async () => {
    const { status, body } = await forgot('nonsense')
    expect([status, body.detail]).toEqual([422, 'Please enter a valid email address'])
  })

  it('mails 5 times an hour to one address, and counts unknown ones alike', async () => {
    for (const email of [(await createCompany(gateway)).email, newEmail()]) {
      const statuses = []
      for (let call = 0; call < 6; call++) statuses.push((await forgot(email)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
  })

  it('is not used up by a stranger: the owner’s call is taken, and every link that was mailed works', async () => {
    const { email } = await createCompany(gateway)
    for (let n = 0; n < 30; n++) await post('forgot-password', { email }, `203.0.113.${n % 6}`)
    expect((await forgot(email)).status).toBe(200)
    const mails = (await gateway.outbox.listRecent(1_000)).filter(
      (mail) => mail.to === email && mail.kind === 'password-reset',
    )
    expect(mails.length).toBeLessThanOrEqual(20)
    const oldest = tokenOf(linkOf(mails.at(-1)?.text ?? '', '/reset-password'))
    expect((await reset(oldest, newPassword)).status).toBe(200)
    await signIn(gateway, email, newPassword)
  })
})

describe('reset', () => {
  it('sets the password, ends every session and works once', async () => {
    const person = await createCompany(gateway)
    const token = await requestToken(person.email)
    const done = await reset(token, newPassword)
    expect([done.status, done.body.message]).toEqual([
      200,
      'Password reset successfully. You can now sign in with your new password.',
    ])
    expect((await gateway.call({ url: '/api/v1/auth/me', token: person.token })).status).toBe(401)
    await expect(signIn(gateway, person.email, password)).rejects.toThrow('401')
    await signIn(gateway, person.email, newPassword)
    const again = await reset(token, 'Third-Horse-8!')
    expect([again.status, again.body.detail]).toEqual([
      400,
      'Invalid or expired reset link. Please request a new password reset.',
    ])
  })

  it('works once when it is used twice at once', async () => {
    const { email } = await createCompany(gateway)
    const token = await requestToken(email)
    const passwords = ['First-Horse-1', 'Second-Horse-2', 'Third-Horse-3', 'Fourth-Horse-4']
    const answers = await Promise.all(passwords.map((each) => reset(token, each)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3)
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    await signIn(gateway, email, winner)
  })

  it('calls off the other links of the account', async () => {
    const { email } = await createCompany(gateway)
    const older = await requestToken(email)
    const newer = await requestToken(email)
    expect((await reset(older, newPassword)).status).toBe(200)
    expect((await reset(newer, 'Third-Horse-8!')).status).toBe(400)
  })

  it('expires after an hour', async () => {
    const { email } = await createCompany(gateway)
    const token = await requestToken(email)
    gateway.advance(3_600_001)
    expect((await reset(token, newPassword)).status).toBe(400)
  })

  it('opens an account that too many wrong guesses had closed', async () => {
    const { email } = await createCompany(gateway)
    for (let failure = 0; failure < 10; failure++) await post('login', { email, password: 'Wr0ng-password' })
    expect((await post('login', { email, password })).status).toBe(429)
    await reset(await requestToken(email), newPassword)
    await signIn(gateway, email, newPassword)
  })

  it.each([
    [{ token: '', new_password: '' }, 400, 'Invalid reset link. Please request a new password reset.'],
    [{ new_password: newPassword }, 400, 'Invalid reset link. Please request a new password reset.'],
    [{ token: 'x', new_password: '' }, 422, 'Password is required'],
    [
      { token: 'x', new_password: 'weakpass1' },
      422,
      'Password must meet all requirements: 8+ characters, uppercase, lowercase, number, and special character.',
    ],
    [
      { token: 'nonsense', new_password: newPassword },
      400,
      'Invalid or expired reset link. Please request a new password reset.',
    ],
  ])('refuses %o: %i %s', async (body, status, detail) => {
    const answer = await post('reset-password', body)
    expect([answer.status, answer.body.detail]).toEqual([status, detail])
  })

  it('takes no verification token', async () => {
    const email = newEmail()
    await post('signup', signUpBody(email))
    const token = tokenOf(linkOf((await gateway.lastMail(email)).text, '/api/v1/auth/verify-email'))
    expect((await reset(token, newPassword)).status).toBe(400)
  })
})

describe('resend verification', () => {
  it('sends another link that works', async () => {
    const email = newEmail()
    await post('signup', signUpBody(email))
    const { status, body } = await resend(email)
    expect([status, body.message]).toEqual([200, 'Verification email sent successfully! Please check your inbox.'])
    await pressLink(gateway, (await gateway.lastMail(email)).text)
    await signIn(gateway, email)
  })

  it('knows 404, 400 and then 429', async () => {
    const unknown = await resend(newEmail())
    expect([unknown.status, unknown.body.detail]).toEqual([404, 'No account found with this email address.'])
    const { email: verified } = await createCompany(gateway)
    for (const email of [verified, 'nonsense']) {
      const refused = await resend(email)
      expect([refused.status, refused.body.detail]).toEqual([
        400,
        'Your email is already verified or the request is invalid.',
      ])
    }
    const email = newEmail()
    await post('signup', signUpBody(email))
    const answers = []
    for (let call = 0; call < 6; call++) answers.push(await resend(email))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(answers.at(-1)?.body.detail).toMatch(/^Too many requests\. Please try again in (?:1 hour|\d+ minutes)\.$/)
    expect(answers.at(-1)?.headers['retry-after']).toBeDefined()
  })
})

describe("'this was not me'", () => {
  it('only asks when the link is opened, and removes an unverified sign-up at the button', async () => {
    const email = newEmail()
    await post('signup', signUpBody(email))
    const link = await disownLink(email)
    const page = await gateway.call({ url: link })
    expect(page.text).toContain('<form method="post"')
    expect(await usersWith(email)).toHaveLength(1)
    expect((await confirm(link)).text).toContain('Done.')
    expect(await usersWith(email)).toHaveLength(0)
    expect((await confirm(link)).text).toContain('invalid or has expired')
  })

  it('locks out whoever signed up when a scanner had verified it, and leaves the account to the mailbox', async () => {
    const intruder = await createCompany(gateway)
    const { text } = (await gateway.outbox.listRecent(1_000)).find(
      (mail) => mail.to === intruder.email && mail.kind === 'verification',
    ) ?? { text: '' }
    await confirm(linkOf(text, '/api/v1/auth/disown'))
    expect((await gateway.call({ url: '/api/v1/auth/me', token: intruder.token })).status).toBe(401)
    await expect(signIn(gateway, intruder.email, password)).rejects.toThrow('401')
    await reset(await requestToken(intruder.email), newPassword)
    await signIn(gateway, intruder.email, newPassword)
  })

  it('removes a team member who never agreed', async () => {
    const admin = await createCompany(gateway)
    const email = newEmail()
    await gateway.call({
      method: 'POST',
      url: '/api/v1/team/users',
      token: admin.token,
      body: { email, first_name: 'Grace', last_name: 'Hopper', password: 'password' },
    })
    await confirm(await disownLink(email))
    const team = await gateway.call({ url: '/api/v1/team/users', token: admin.token })
    expect(team.body.users.map((user: { email: string }) => user.email)).toEqual([admin.email])
  })
})
