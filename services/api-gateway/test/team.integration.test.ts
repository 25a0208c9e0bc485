import { Operators } from '@holdfast/contracts/operators'
import { confirmOperatorByOwner } from '@holdfast/database/accounts/confirm-operator-by-owner'
import { describe, expect, it } from 'vitest'
import {
  createCompany,
  createMember,
  linkOf,
  newEmail,
  type Person,
  pressLink,
  signIn,
  signUpBody,
  tokenOf,
} from './people.ts'
import { nextOperatorEmail, operatorEmail, password, testGateway } from './test-gateway.ts'

const gateway = testGateway()

const newPerson = (email: string, change: object = {}) => ({
  email,
  first_name: 'Grace',
  last_name: 'Hopper',
  password,
  ...change,
})
const add = (token: string, body: object) => gateway.call({ method: 'POST', url: '/api/v1/team/users', token, body })
const update = (token: string, id: string, body: object) =>
  gateway.call({ method: 'PATCH', url: `/api/v1/team/users/${id}`, token, body })
const remove = (token: string, id: string) => gateway.call({ method: 'DELETE', url: `/api/v1/team/users/${id}`, token })
const list = async (token: string) =>
  (await gateway.call({ url: '/api/v1/team/users', token })).body.users as { id: string; email: string; role: string }[]

const addPerson = (admin: Person, role: 'admin' | 'member' = 'member') => createMember(gateway, admin, role)

describe('the team', () => {
  it('is shown to admins and members alike', async () => {
    const admin = await createCompany(gateway)
    const member = await addPerson(admin)
    expect(await list(admin.token)).toEqual(await list(member.token))
    expect((await list(admin.token)).map(({ email, role }) => [email, role])).toEqual([
      [admin.email, 'admin'],
      [member.email, 'member'],
    ])
  })

  it('takes new people, members unless told otherwise, who get a mail and can sign in once they accepted', async () => {
    const admin = await createCompany(gateway)
    const email = newEmail()
    const { status, body } = await add(admin.token, newPerson(email.toUpperCase()))
    expect(status).toBe(201)
    expect(body).toMatchObject({ email, first_name: 'Grace', last_name: 'Hopper', role: 'member', is_invited: true })
    const mail = await gateway.lastMail(email)
    expect(mail.subject).toBe('You were added to Acme & Söhne on Holdfast')
    expect(mail.text).not.toContain(password)
    await expect(signIn(gateway, email)).rejects.toThrow('403')
    const accepted = await pressLink(gateway, mail.text)
    expect(accepted.headers['location']).toBe('/email-verified?company=Acme%20%26%20S%C3%B6hne')
    await signIn(gateway, email)
    const { users } = (await gateway.call({ url: '/api/v1/team/users', token: admin.token })).body
    expect(users.at(-1)).toMatchObject({ email, is_active: true, is_invited: false })
  })

  it('squats nothing: an invited address stays free for its owner’s own company and for other teams', async () => {
    const squatter = await createCompany(gateway)
    const email = newEmail('victim')
    const planted = 'Pl4nted-password'
    await add(squatter.token, newPerson(email, { password: planted }))
    expect((await add(squatter.token, newPerson(email))).status).toBe(400)

    const friend = await createCompany(gateway)
    expect((await add(friend.token, newPerson(email))).status).toBe(201)
    const invitation = await gateway.lastMail(email)
    const owner = await createCompany(gateway, email)
    expect(owner.companyName).toBe('Acme & Söhne')
    expect(owner.customerId).not.toBe(squatter.customerId)
    await expect(signIn(gateway, email, planted)).rejects.toThrow('401')
    expect((await pressLink(gateway, invitation.text)).headers['location']).toBe('/login?verification=expired')
    expect((await signIn(gateway, email)).customerId).toBe(owner.customerId)
  })

  it('leaves a waiting sign-up with the same address alone', async () => {
    const admin = await createCompany(gateway)
    const email = newEmail()
    await gateway.call({ method: 'POST', url: '/api/v1/auth/signup', body: signUpBody(email, 'Own') })
    const { text } = await gateway.lastMail(email)
    expect((await add(admin.token, newPerson(email))).status).toBe(201)
    expect((await pressLink(gateway, text)).headers['location']).toBe('/email-verified?company=Own')
  })

  it.each([
    [{ first_name: ' ', last_name: '', email: '', password: '' }, 'First name is required'],
    [{ last_name: '', email: '', password: '' }, 'Last name is required'],
    [{ email: ' ', password: '' }, 'Email is required'],
    [{ password: '' }, 'Password is required'],
    [{ password: '1234567' }, 'Password must be at least 8 characters'],
    [{ email: 'nonsense' }, 'Please enter a valid email address'],
  ])('refuses %o: %s', async (change, detail) => {
    const admin = await createCompany(gateway)
    const { status, body } = await add(admin.token, newPerson(newEmail(), change))
    expect([status, body.detail]).toEqual([422, detail])
  })

  it('names a role that does not exist', async () => {
    const admin = await createCompany(gateway)
    const { status, body } = await add(admin.token, newPerson(newEmail(), { role: 'owner' }))
    expect(status).toBe(422)
    expect(body.detail).toMatch(/^role: /)
  })

  it('refuses an address of another company, but not one whose sign-up was never verified', async () => {
    const admin = await createCompany(gateway)
    const other = await createCompany(gateway)
    const taken = await add(admin.token, newPerson(other.email))
    expect([taken.status, taken.body.detail]).toEqual([400, 'An account with this email address already exists.'])
    const email = newEmail()
    await gateway.call({ method: 'POST', url: '/api/v1/auth/signup', body: signUpBody(email) })
    expect((await add(admin.token, newPerson(email))).status).toBe(201)
  })

  it('is changed by admins only', async () => {
    const admin = await createCompany(gateway)
    const member = await addPerson(admin)
    const answers = [
      await add(member.token, newPerson(newEmail())),
      await update(member.token, admin.userId, { is_active: false }),
      await remove(member.token, admin.userId),
    ]
    for (const { status, body } of answers) {
      expect([status, body.detail]).toEqual([403, 'Only administrators can do this.'])
    }
  })
})

describe('roles and activity', () => {
  it('change someone else, and their old tokens end', async () => {
    const admin = await createCompany(gateway)
    const member = await addPerson(admin)
    const { status, body } = await update(admin.token, member.userId, { role: 'admin' })
    expect([status, body.role]).toEqual([200, 'admin'])
    expect((await gateway.call({ url: '/api/v1/auth/me', token: member.token })).status).toBe(401)
    const promoted = await signIn(gateway, member.email)
    expect((await add(promoted.token, newPerson(newEmail()))).status).toBe(201)
  })

  it('tell whoever they put out why, and nobody else', async () => {
    const admin = await createCompany(gateway)
    const why = async (token: string) => (await gateway.call({ url: '/api/v1/auth/me', token })).body.detail
    const promoted = await addPerson(admin)
    await update(admin.token, promoted.userId, { role: 'admin' })
    expect(await why(promoted.token)).toBe('Your role was changed to admin. Please sign in again.')
    const demoted = await signIn(gateway, promoted.email)
    await update(admin.token, promoted.userId, { role: 'member' })
    expect(await why(demoted.token)).toBe('Your role was changed to member. Please sign in again.')
    const deactivated = await addPerson(admin)
    await update(admin.token, deactivated.userId, { is_active: false })
    expect(await why(deactivated.token)).toBe('Your account is deactivated. Contact an administrator.')
    const removed = await addPerson(admin)
    await remove(admin.token, removed.userId)
    expect(await why(removed.token)).toBe('You were removed from this team. Contact an administrator.')
    const signedOut = await addPerson(admin)
    await gateway.call({ method: 'POST', url: '/api/v1/auth/logout', token: signedOut.token })
    for (const token of [signedOut.token, 'nonsense'])
      expect(await why(token)).toBe('Your session has ended. Please sign in.')
  })

  it('put a deactivated person out at their next request, and let them back in', async () => {
    const admin = await createCompany(gateway)
    const member = await addPerson(admin)
    expect((await update(admin.token, member.userId, { is_active: false })).body.is_active).toBe(false)
    expect((await gateway.call({ url: '/api/v1/team/users', token: member.token })).status).toBe(401)
    await expect(signIn(gateway, member.email)).rejects.toThrow('403')
    await update(admin.token, member.userId, { is_active: true })
    await signIn(gateway, member.email)
  })

  it('leave tokens alone when nothing changes', async () => {
    const admin = await createCompany(gateway)
    const member = await addPerson(admin)
    await update(admin.token, member.userId, { role: 'member', is_active: true })
    expect((await gateway.call({ url: '/api/v1/auth/me', token: member.token })).status).toBe(200)
  })

  it('never touch the own row', async () => {
    const admin = await createCompany(gateway)
    for (const answer of [
      await update(admin.token, admin.userId, { role: 'member' }),
      await update(admin.token, admin.userId, { is_active: false }),
      await remove(admin.token, admin.userId),
    ]) {
      expect([answer.status, answer.body.detail]).toEqual([403, 'You cannot change or remove your own account.'])
    }
  })

  it('need a change, and a person of the own company', async () => {
    const admin = await createCompany(gateway)
    const stranger = await createCompany(gateway)
    expect((await update(admin.token, stranger.userId, {})).status).toBe(422)
    expect((await update(admin.token, stranger.userId, { role: 'member' })).status).toBe(404)
    expect((await remove(admin.token, stranger.userId)).status).toBe(404)
    expect((await update(admin.token, 'nonsense', { role: 'member' })).status).toBe(404)
  })

  it.each(['demote', 'deactivate', 'remove'])('leave one admin when two %s each other at once', async (act) => {
    const perform = (from: Person, to: Person) => {
      if (act === 'remove') return remove(from.token, to.userId)
      return update(from.token, to.userId, act === 'demote' ? { role: 'member' } : { is_active: false })
    }
    for (let round = 0; round < 5; round++) {
      const first = await createCompany(gateway)
      const second = await addPerson(first, 'admin')
      const answers = await Promise.all([perform(first, second), perform(second, first)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const admins = await gateway.owner
        .selectFrom('users')
        .select('id')
        .where('customerId', '=', first.customerId)
        .where('role', '=', 'admin')
        .where('isActive', '=', true)
        .where('removedAt', 'is', null)
        .execute()
      expect(admins).toHaveLength(1)
    }
  })
})

describe('removal', () => {
  it('puts the person out, keeps their row for their comments, and frees the address', async () => {
    const admin = await createCompany(gateway)
    const member = await addPerson(admin)
    const { status, body } = await remove(admin.token, member.userId)
    expect([status, body.message]).toEqual([200, 'Team member removed successfully'])
    expect((await gateway.call({ url: '/api/v1/auth/me', token: member.token })).status).toBe(401)
    await expect(signIn(gateway, member.email)).rejects.toThrow('401')
    expect(await list(admin.token)).toHaveLength(1)
    const row = await gateway.owner
      .selectFrom('users')
      .select(['firstName', 'lastName'])
      .where('id', '=', member.userId)
      .executeTakeFirst()
    expect(row).toEqual({ firstName: 'Grace', lastName: 'Hopper' })
    expect((await add(admin.token, newPerson(member.email))).status).toBe(201)
  })
})

describe('operator rights', () => {
  const look = (token: string) => gateway.call({ url: '/api/v1/admin/telemetry', token })
  const ownerConfirms = async (email: string) =>
    (await confirmOperatorByOwner(gateway.database, { email, now: gateway.now() })).isOperator
  const isOperator = async (token: string) =>
    (await gateway.call({ url: '/api/v1/auth/me', token })).body.user.is_operator

  it('come by a password that only the mailbox’s owner knows, and then the word of the installation’s owner', async () => {
    const admin = await createCompany(gateway)
    await add(admin.token, newPerson(operatorEmail, { role: 'admin' }))
    await expect(signIn(gateway, operatorEmail)).rejects.toThrow('403')

    // A careless press accepts the invitation; whoever chose the password is in, and no operator.
    await pressLink(gateway, (await gateway.lastMail(operatorEmail)).text)
    const planted = await signIn(gateway, operatorEmail)
    const refused = await look(planted.token)
    expect([refused.status, refused.body.detail]).toEqual([403, 'Only operators can see this.'])
    expect(await isOperator(planted.token)).toBe(false)

    const mail = await gateway.lastMail(operatorEmail)
    expect(mail.subject).toBe('Prove your operator address')
    await signIn(gateway, operatorEmail)
    expect((await gateway.lastMail(operatorEmail)).id).toBe(mail.id)
    const confirmation = { token: tokenOf(linkOf(mail.text, '/reset-password')), new_password: 'Only-m1ne-now' }
    await gateway.call({ method: 'POST', url: '/api/v1/auth/reset-password', body: confirmation })

    expect((await look(planted.token)).status).toBe(401)
    await expect(signIn(gateway, operatorEmail)).rejects.toThrow('401')
    const operator = await signIn(gateway, operatorEmail, 'Only-m1ne-now')
    expect((await look(operator.token)).status).toBe(403)
    expect(await isOperator(operator.token)).toBe(false)

    expect(await ownerConfirms(operatorEmail)).toBe(true)
    expect((await look(operator.token)).status).toBe(200)
    expect(await isOperator(operator.token)).toBe(true)
    expect((await look(admin.token)).status).toBe(403)
  })

  it('are not given by the owner before the mailbox is proved for them', async () => {
    const stranger = newEmail()
    expect(await ownerConfirms(stranger)).toBe(false)
    const admin = await createCompany(gateway)
    expect(await ownerConfirms(admin.email)).toBe(false)
    expect(await isOperator(admin.token)).toBe(false)
  })

  it('come by the word of another operator, with that one’s password, once the mailbox is proved', async () => {
    const operator = await signIn(gateway, operatorEmail, 'Only-m1ne-now')
    const listed = async () => {
      const { body } = await gateway.call({ url: '/api/v1/admin/operators', token: operator.token })
      return Operators.parse(body).operators
    }
    expect((await listed()).map(({ email, state }) => [email, state])).toEqual([
      [operatorEmail, 'confirmed'],
      [nextOperatorEmail, 'no-account'],
    ])
    const next = await createCompany(gateway, nextOperatorEmail)
    const confirm = (token: string, body: object = { password: 'Only-m1ne-now' }, id = next.userId) =>
      gateway.call({ method: 'POST', url: `/api/v1/admin/operators/${id}/confirm`, token, body })
    expect((await listed())[1]).toMatchObject({ state: 'not-proved', company_name: next.companyName })
    expect((await confirm(operator.token)).status).toBe(409)

    const token = tokenOf(linkOf((await gateway.lastMail(nextOperatorEmail)).text, '/reset-password'))
    await gateway.call({ method: 'POST', url: '/api/v1/auth/reset-password', body: { token, new_password: password } })
    const proved = await signIn(gateway, nextOperatorEmail)
    expect((await listed())[1]?.state).toBe('waiting')
    expect((await look(proved.token)).status).toBe(403)
    expect((await confirm(proved.token, { password })).status).toBe(403)
    expect((await confirm(operator.token, { password: 'a guess' })).body.code).toBe('wrong_password')
    const other = await createCompany(gateway)
    expect((await confirm(operator.token, undefined, other.userId)).status).toBe(404)
    expect((await look(proved.token)).status).toBe(403)

    expect((await confirm(operator.token)).status).toBe(200)
    expect((await look(proved.token)).status).toBe(200)
    expect((await listed())[1]?.state).toBe('confirmed')
    expect((await confirm(operator.token)).status).toBe(409)
    const audit = await gateway.call({ url: '/api/v1/audit?action=operator.confirmed', token: proved.token })
    expect(audit.body.entries).toMatchObject([{ object_id: next.userId, details: { by: operatorEmail } }])
  })

  it('are not given by an ordinary password reset', async () => {
    await gateway.owner
      .updateTable('users')
      .set({ operatorProvedAt: null, operatorConfirmedAt: null })
      .where('email', '=', operatorEmail)
      .execute()
    await gateway.call({ method: 'POST', url: '/api/v1/auth/forgot-password', body: { email: operatorEmail } })
    const token = tokenOf(linkOf((await gateway.lastMail(operatorEmail)).text, '/reset-password'))
    await gateway.call({ method: 'POST', url: '/api/v1/auth/reset-password', body: { token, new_password: password } })
    expect(await ownerConfirms(operatorEmail)).toBe(false)
    expect(await isOperator((await signIn(gateway, operatorEmail)).token)).toBe(false)
  })
})
