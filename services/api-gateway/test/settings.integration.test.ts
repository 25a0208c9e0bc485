import { describe, expect, it } from 'vitest'
import { createCompany, createMember, linkOf, newEmail, type Person, pressLink, signIn } from './people.ts'
import { password, testGateway } from './test-gateway.ts'

const gateway = testGateway()
const read = async (token: string) => (await gateway.call({ url: '/api/v1/settings', token })).body
const save = (token: string, body: object) => gateway.call({ method: 'POST', url: '/api/v1/settings', token, body })
const keysOf = async (token: string) => (await gateway.call({ url: '/api/v1/settings/api-keys', token })).body.api_keys
const rotate = (token: string, body: object = {}) =>
  gateway.call({ method: 'POST', url: '/api/v1/settings/api-key/rotate', token, body })

const changePassword = (token: string, current: string, next: string) =>
  save(token, { password: { current_password: current, new_password: next } })

const addMember = (admin: Person) => createMember(gateway, admin)

describe('settings', () => {
  it('show the profile, the own settings and the organisation', async () => {
    const admin = await createCompany(gateway)
    expect(await read(admin.token)).toEqual({
      profile: { first_name: 'Ada', last_name: 'Lovelace', email: admin.email, pending_email: null },
      user_settings: { email_on_incident: false },
      customer_settings: {
        organization_display_name: 'Acme & Söhne',
        min_occurrences: 1,
        quiet_gap_minutes: 10,
        ai_mode: 'masked',
        erase_at: null,
        ai_daily_token_budget: 200_000,
        ai_mask_addresses: 'public',
      },
    })
  })

  it('are saved in parts, and answered whole', async () => {
    const admin = await createCompany(gateway)
    const { status, body } = await save(admin.token, {
      profile: { first_name: ' Augusta ' },
      user_settings: { email_on_incident: true },
      customer_settings: { quiet_gap_minutes: 20 },
    })
    expect(status).toBe(200)
    expect(body).toEqual(await read(admin.token))
    expect(body).toMatchObject({
      profile: { first_name: 'Augusta', last_name: 'Lovelace' },
      user_settings: { email_on_incident: true },
      customer_settings: { quiet_gap_minutes: 20, min_occurrences: 1 },
    })
  })

  it.each([
    [{ profile: { first_name: ' ' } }, 'First name is required'],
    [{ profile: { last_name: '' } }, 'Last name is required'],
    [{ profile: { email: '' } }, 'Email is required'],
    [{ profile: { email: 'nonsense' } }, 'Please enter a valid email address'],
  ])('refuse %o: %s', async (body, detail) => {
    const admin = await createCompany(gateway)
    const answer = await save(admin.token, body)
    expect([answer.status, answer.body.detail]).toEqual([422, detail])
  })

  it('name a field of the wrong shape', async () => {
    const admin = await createCompany(gateway)
    const { status, body } = await save(admin.token, { customer_settings: { quiet_gap_minutes: 0 } })
    expect(status).toBe(422)
    expect(body.detail).toMatch(/^customer_settings\.quiet_gap_minutes: /)
  })

  it('let members read the organisation and send it back, but not change it', async () => {
    const admin = await createCompany(gateway)
    const member = await addMember(admin)
    const { customer_settings: same } = await read(member.token)
    expect((await save(member.token, { customer_settings: same })).status).toBe(200)
    const refused = await save(member.token, { customer_settings: { quiet_gap_minutes: 30 } })
    expect([refused.status, refused.body.detail]).toEqual([403, 'Only administrators can change the organization.'])
  })

  it('keep the display name of the organisation, which its members may not change', async () => {
    const admin = await createCompany(gateway)
    const member = await addMember(admin)
    const { body } = await save(admin.token, { customer_settings: { organization_display_name: ' Acme EU ' } })
    expect(body.customer_settings.organization_display_name).toBe('Acme EU')
    expect((await read(member.token)).customer_settings.organization_display_name).toBe('Acme EU')
    const other = { customer_settings: { organization_display_name: 'Other' } }
    expect((await save(member.token, other)).status).toBe(403)
    const blank = await save(admin.token, { customer_settings: { organization_display_name: ' ' } })
    expect([blank.status, (await read(admin.token)).customer_settings.organization_display_name]).toEqual([
      422,
      'Acme EU',
    ])
  })

  it('save nothing when one part is wrong', async () => {
    const admin = await createCompany(gateway)
    await save(admin.token, {
      profile: { first_name: 'Augusta' },
      password: { current_password: 'Wr0ng-password', new_password: 'Another-Horse-7' },
    })
    expect((await read(admin.token)).profile.first_name).toBe('Ada')
  })
})

describe('a password change', () => {
  it('ends all other sessions', async () => {
    const here = await createCompany(gateway)
    const there = await signIn(gateway, here.email)
    expect((await changePassword(here.token, password, 'Another-Horse-7')).status).toBe(200)
    expect((await gateway.call({ url: '/api/v1/auth/me', token: here.token })).status).toBe(200)
    expect((await gateway.call({ url: '/api/v1/auth/me', token: there.token })).status).toBe(401)
    await signIn(gateway, here.email, 'Another-Horse-7')
  })

  it('needs the current password, and does not sign out who mistypes it', async () => {
    const { token } = await createCompany(gateway)
    const { status, body } = await changePassword(token, 'Wr0ng-password', 'Another-Horse-7')
    expect([status, body.detail]).toEqual([400, 'Current password is incorrect.'])
  })

  it('holds the new password to the requirements', async () => {
    const { token } = await createCompany(gateway)
    const { status, body } = await changePassword(token, password, 'weakpass1')
    expect([status, body.detail]).toEqual([
      422,
      'Password must meet all requirements: 8+ characters, uppercase, lowercase, number, and special character.',
    ])
  })

  it('cannot be used to guess on', async () => {
    const { token } = await createCompany(gateway)
    for (let guess = 0; guess < 10; guess++) await changePassword(token, `Wr0ng-${guess}`, 'Another-Horse-7')
    expect((await changePassword(token, password, 'Another-Horse-7')).status).toBe(429)
  })
})

describe('a changed email', () => {
  it('counts once its owner verified it, and the old address is told', async () => {
    const admin = await createCompany(gateway)
    const email = newEmail('new')
    const saved = await save(admin.token, { profile: { email: email.toUpperCase() } })
    expect(saved.body.profile).toMatchObject({ email: admin.email, pending_email: email })
    expect((await gateway.lastMail(admin.email)).subject).toBe('Your email address is about to change')
    await signIn(gateway, admin.email)
    await expect(signIn(gateway, email)).rejects.toThrow('401')

    const { text } = await gateway.lastMail(email)
    const openings = [await pressLink(gateway, text), await pressLink(gateway, text)]
    for (const { headers } of openings) expect(headers['location']).toMatch(/^\/email-verified\?company=/)
    expect((await read(admin.token)).profile).toMatchObject({ email, pending_email: null })
    await signIn(gateway, email)
    await expect(signIn(gateway, admin.email)).rejects.toThrow('401')
  })

  it('can be called off by saving the present one', async () => {
    const admin = await createCompany(gateway)
    const email = newEmail('new')
    await save(admin.token, { profile: { email } })
    const { body } = await save(admin.token, { profile: { email: admin.email } })
    expect(body.profile.pending_email).toBeNull()
    const link = linkOf((await gateway.lastMail(email)).text, '/api/v1/auth/verify-email')
    expect((await gateway.call({ url: link })).headers['location']).toBe('/login?verification=expired')
  })

  it('is refused when it belongs to someone, also when they came first in the meantime', async () => {
    const admin = await createCompany(gateway)
    const other = await createCompany(gateway)
    const refused = await save(admin.token, { profile: { email: other.email } })
    expect([refused.status, refused.body.detail]).toEqual([400, 'An account with this email address already exists.'])

    const email = newEmail('late')
    await save(admin.token, { profile: { email } })
    const link = linkOf((await gateway.lastMail(email)).text, '/api/v1/auth/verify-email')
    await createCompany(gateway, email)
    expect((await gateway.call({ method: 'POST', url: link })).headers['location']).toBe('/login?verification=expired')
    expect((await read(admin.token)).profile.email).toBe(admin.email)
  })
})

describe('API keys', () => {
  it('are shown to members and admins', async () => {
    const admin = await createCompany(gateway)
    const member = await addMember(admin)
    const keys = await keysOf(member.token)
    expect(keys).toEqual([
      {
        id: expect.any(String),
        api_key: admin.apiKey,
        created_at: expect.any(String),
        last_used_at: null,
        expires_at: null,
      },
    ])
    expect(await keysOf(admin.token)).toEqual(keys)
  })

  it('rotate with an overlap in which both are listed', async () => {
    const admin = await createCompany(gateway)
    const { status, body } = await rotate(admin.token, { overlap_hours: 2 })
    expect(status).toBe(200)
    const [fresh, old] = body.api_keys
    expect(fresh).toMatchObject({ expires_at: null })
    expect(fresh.api_key).not.toBe(admin.apiKey)
    expect(old.api_key).toBe(admin.apiKey)
    expect(Date.parse(old.expires_at) - gateway.now().getTime()).toBeGreaterThan(2 * 3_600_000 - 60_000)
    const { body: me } = await gateway.call({ url: '/api/v1/auth/me', token: admin.token })
    expect(me.customer.api_key).toBe(fresh.api_key)
    gateway.advance(2 * 3_600_000 + 60_000)
    expect(await keysOf(admin.token)).toHaveLength(1)
  })

  it('end at once without an overlap, and an earlier end stands', async () => {
    const admin = await createCompany(gateway)
    await rotate(admin.token, { overlap_hours: 1 })
    await rotate(admin.token, { overlap_hours: 100 })
    const keys = await keysOf(admin.token)
    expect(keys).toHaveLength(3)
    const oldest = keys.find((key: { api_key: string }) => key.api_key === admin.apiKey)
    expect(Date.parse(oldest.expires_at) - gateway.now().getTime()).toBeLessThanOrEqual(3_600_000)
    await rotate(admin.token, { overlap_hours: 0 })
    expect(await keysOf(admin.token)).toHaveLength(1)
  })

  it('are rotated by admins only', async () => {
    const member = await addMember(await createCompany(gateway))
    expect((await rotate(member.token)).status).toBe(403)
  })

  it('are one new key each when rotated at once', async () => {
    const admin = await createCompany(gateway)
    await Promise.all([rotate(admin.token), rotate(admin.token), rotate(admin.token)])
    const keys: { expires_at: string | null }[] = await keysOf(admin.token)
    expect(keys).toHaveLength(4)
    expect(keys.filter((key) => key.expires_at === null)).toHaveLength(1)
  })
})

describe('a key beside a token', () => {
  it.each(['query', 'header', 'body'] as const)('in the %s must be of the same company', async (place) => {
    const admin = await createCompany(gateway)
    const stranger = await createCompany(gateway)
    const callWith = (apiKey: string) => {
      if (place === 'query') return gateway.call({ url: `/api/v1/settings?api_key=${apiKey}`, token: admin.token })
      if (place === 'body') return save(admin.token, { api_key: apiKey })
      return gateway.call({ url: '/api/v1/settings', token: admin.token, headers: { 'x-api-key': apiKey } })
    }
    expect((await callWith(admin.apiKey)).status).toBe(200)
    for (const foreign of [stranger.apiKey, 'hf_nonsense']) {
      const { status, body } = await callWith(foreign)
      expect([status, body.code]).toEqual([403, 'key_mismatch'])
    }
  })

  it('may be a retired one of the own company', async () => {
    const admin = await createCompany(gateway)
    await rotate(admin.token, { overlap_hours: 0 })
    const { status } = await gateway.call({ url: `/api/v1/settings?api_key=${admin.apiKey}`, token: admin.token })
    expect(status).toBe(200)
  })

  it('opens nothing alone', async () => {
    const admin = await createCompany(gateway)
    for (const headers of [{ 'x-api-key': admin.apiKey }, { authorization: `Bearer ${admin.apiKey}` }]) {
      expect((await gateway.call({ url: `/api/v1/settings?api_key=${admin.apiKey}`, headers })).status).toBe(401)
    }
  })
})
