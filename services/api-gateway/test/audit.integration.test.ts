import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { createCompany, createMember, newEmail, type Person } from './people.ts'
import { password, testGateway } from './test-gateway.ts'

const gateway = testGateway()

interface Entry {
  readonly action: string
  readonly actor: { id: string | null; name: string; email: string | null }
  readonly object_type: string | null
  readonly object_id: string | null
  readonly details: Record<string, unknown>
  readonly address: string
  readonly request_id: string
  readonly at: string
}

const audit = (token: string, query = '') => gateway.call({ url: `/api/v1/audit${query}`, token })
const entriesOf = async (token: string, query = ''): Promise<Entry[]> => (await audit(token, query)).body.entries
const actionsOf = async (token: string, query = '') => (await entriesOf(token, query)).map(({ action }) => action)

const addMember = (admin: Person) => createMember(gateway, admin)

describe('the audit log', () => {
  it('tells who did what, when, from where and to which object', async () => {
    const admin = await createCompany(gateway)
    const answer = await gateway.call({
      method: 'POST',
      url: '/api/v1/settings/api-key/rotate',
      token: admin.token,
      body: { overlap_hours: 3 },
      address: '198.51.100.20',
    })
    const [latest] = await entriesOf(admin.token)
    expect(latest).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      action: 'api-key.rotated',
      actor: { id: admin.userId, name: 'Ada Lovelace', email: admin.email },
      address: '198.51.100.20',
      object_type: 'api-key',
      object_id: expect.any(String),
      details: { overlap_hours: 3 },
      request_id: answer.headers['x-request-id'],
    })
  })

  it('holds every act that matters', async () => {
    const admin = await createCompany(gateway)
    const member = await addMember(admin)
    const call = (method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
      gateway.call({ method, url, token: admin.token, ...(body ? { body } : {}) })
    await gateway.call({
      method: 'POST',
      url: '/api/v1/auth/login',
      body: { email: admin.email, password: 'Wr0ng-password' },
    })
    await vi.waitFor(async () => expect(await actionsOf(admin.token)).toContain('auth.sign-in-failed'))
    await call('PATCH', `/api/v1/team/users/${member.userId}`, { role: 'admin' })
    await call('PATCH', `/api/v1/team/users/${member.userId}`, { is_active: false })
    await call('PATCH', `/api/v1/team/users/${member.userId}`, { is_active: true })
    await call('DELETE', `/api/v1/team/users/${member.userId}`)
    await call('POST', '/api/v1/settings', {
      profile: { first_name: 'Augusta', email: newEmail() },
      password: { current_password: password, new_password: 'Another-Horse-7' },
      customer_settings: { quiet_gap_minutes: 30 },
    })
    await call('DELETE', '/api/v1/auth/sessions')
    await gateway.call({ method: 'POST', url: '/api/v1/auth/forgot-password', body: { email: admin.email } })
    expect((await actionsOf(admin.token)).toReversed()).toEqual([
      'auth.signed-up',
      'auth.email-verified',
      'auth.signed-in',
      'team.member-added',
      'auth.email-verified',
      'auth.signed-in',
      'auth.sign-in-failed',
      'team.role-changed',
      'team.member-deactivated',
      'team.member-activated',
      'team.member-removed',
      'profile.renamed',
      'profile.email-change-requested',
      'auth.password-changed',
      'organization.settings-changed',
      'auth.other-sessions-ended',
      'auth.password-reset-requested',
    ])
    const failed = (await entriesOf(admin.token, '?action=auth.sign-in-failed'))[0]
    expect(failed).toMatchObject({
      actor: { id: null, name: 'Nobody signed in', email: null },
      object_type: 'user',
      object_id: admin.userId,
    })
    const changed = (await entriesOf(admin.token, '?action=team.role-changed'))[0]
    expect(changed?.details).toEqual({ email: member.email, from: 'member', to: 'admin' })
  })

  it('is filtered and paged', async () => {
    const admin = await createCompany(gateway)
    const member = await addMember(admin)
    await gateway.call({ method: 'DELETE', url: '/api/v1/auth/sessions', token: member.token })
    expect(await actionsOf(admin.token, `?actor_id=${member.userId}`)).toEqual([
      'auth.other-sessions-ended',
      'auth.signed-in',
      'auth.email-verified',
    ])
    const page = (await audit(admin.token, '?limit=2&offset=1')).body
    expect(page.entries.map(({ action }: Entry) => action)).toEqual(['auth.signed-in', 'auth.email-verified'])
    expect(page.total).toEqual({ value: 7, more: false })
    const all = await entriesOf(admin.token)
    const middle = all[3]?.at ?? ''
    const since = await entriesOf(admin.token, `?since=${middle}`)
    const until = await entriesOf(admin.token, `?until=${middle}`)
    expect(since.every(({ at }) => at >= middle)).toBe(true)
    expect(until.every(({ at }) => at <= middle)).toBe(true)
    expect(since.length + until.length).toBeGreaterThanOrEqual(all.length)
  })

  it.each(['limit=0', 'limit=501', 'offset=-1', 'actor_id=me', 'since=yesterday'])('refuses %s', async (query) => {
    const admin = await createCompany(gateway)
    const { status, body } = await audit(admin.token, `?${query}`)
    expect(status).toBe(422)
    expect(body.detail).toContain(query.split('=')[0])
  })

  it('is for admins', async () => {
    const member = await addMember(await createCompany(gateway))
    expect((await audit(member.token)).status).toBe(403)
  })

  it('shows an actor as the actor table names them, so that an erasure reaches the log', async () => {
    const admin = await createCompany(gateway)
    await gateway.owner
      .updateTable('auditActors')
      .set({ name: 'Erased', email: null })
      .where('id', '=', admin.userId)
      .execute()
    const [entry] = await entriesOf(admin.token)
    expect(entry?.actor).toEqual({ id: admin.userId, name: 'Erased', email: null })
  })
})

describe('the services', () => {
  it.each([
    ['change an entry', sql`update audit_log set action = 'nothing'`],
    ['delete an entry', sql`delete from audit_log`],
    ['empty the log', sql`truncate audit_log`],
    ['delete an actor', sql`delete from audit_actors`],
  ])('cannot %s', async (_name, statement) => {
    const { customerId } = await createCompany(gateway)
    const attempt = gateway.database.withTenant(customerId, (tx) => statement.execute(tx))
    await expect(attempt).rejects.toThrow('permission denied')
  })
})
