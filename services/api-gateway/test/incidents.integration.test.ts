import { Changes } from '@holdfast/contracts/changes'
import { sql } from 'kysely'
import { IncidentDetail, IncidentPage } from '@holdfast/contracts/incidents'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createIncident, type IncidentValues } from '@holdfast/testing/factories/create-incident'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCompany, type Person } from './people.ts'
import { testGateway } from './test-gateway.ts'

const gateway = testGateway()
let admin: Person
let stranger: Person

beforeAll(async () => {
  admin = await createCompany(gateway)
  stranger = await createCompany(gateway)
})

const incident = (values: Partial<IncidentValues> = {}): Promise<string> =>
  createIncident(gateway.database, createCompanyVault(gateway.keyRing), { customerId: admin.customerId, ...values })

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
  { token = admin.token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
) => gateway.call({ method, url, token, headers, ...(body === undefined ? {} : { body }) })

const base = '/api/v1/dashboard/incidents'

it.each([
  ['GET', (id: string) => `${base}/${id}`, undefined],
  ['GET', (id: string) => `${base}/${id}/comments`, undefined],
  ['PATCH', (id: string) => `${base}/${id}/status`, { status: 'closed' }],
  ['POST', (id: string) => `${base}/${id}/ask`, { question: 'why?' }],
  ['DELETE', (id: string) => `/api/v1/incidents/${id}`, undefined],
] as const)('%s answers an id that is no UUID as it answers an unknown one', async (method, url, body) => {
  const unknown = await call(method, url('019b1a2b-3c4e-7abc-8def-0123456789ab'), body)
  const odd = await call(method, url('seven'), body)
  expect(unknown.status).toBe(404)
  expect([odd.status, odd.body.detail]).toEqual([404, unknown.body.detail])
})

describe('list', () => {
  it('answers with the contract, the latest activity first', async () => {
    const company = await createCompany(gateway)
    const older = await incident({ customerId: company.customerId, lastSeen: new Date('2026-03-01T10:00:00Z') })
    const newer = await incident({ customerId: company.customerId, lastSeen: new Date('2026-03-02T10:00:00Z') })
    const { status, body } = await call('GET', `${base}?api_key=${company.apiKey}`, undefined, company)
    expect(status).toBe(200)
    const page = IncidentPage.parse(body)
    expect(page.customer_id).toBe(company.customerId)
    expect(page.incidents.map((item) => item.incident_id)).toEqual([newer, older])
    expect(page.total).toEqual({ value: 2, more: false })
    expect(page.incidents[0]).toMatchObject({ status: 'open', assigned_to: null, occurrence_count: 1 })
    // Log time, beside when it was received.
    expect(page.incidents[0]).toMatchObject({ started_at: '2026-02-01T09:02:00.000Z', event_count: 30, glance: null })
  })

  it.each([
    { query: 'severity=critical', titles: ['Disk full'] },
    { query: 'severity=critical,low', titles: ['Slow search', 'Disk full'] },
    { query: 'q=disk', titles: ['Disk full'] },
    { query: 'q=CRIT', titles: ['Disk full'] },
    { query: 'q=100%25', titles: [] },
    { query: 'q=%20K%20FU', titles: ['Disk full'] },
    { query: 'q=ful', titles: ['Disk full'] },
    { query: 'q=sk', titles: ['Disk full'] },
    { query: 'q=l', titles: ['Slow search', 'Disk full'] },
    { query: 'q=low', titles: ['Slow search'] },
    { query: 'q=low&severity=critical', titles: [] },
    { query: 'q=diskfull', titles: [] },
    { query: 'q=s&limit=1&offset=1', titles: ['Disk full'] },
    { query: 'service=search', titles: ['Slow search'] },
    { query: 'status=open', titles: ['Slow search', 'Disk full'] },
    { query: 'status=resolved', titles: [] },
    { query: 'assigned_to=none', titles: ['Slow search', 'Disk full'] },
    { query: 'since=2026-03-02T00:00:00Z', titles: ['Slow search'] },
    { query: 'until=2026-03-02T00:00:00Z', titles: ['Disk full'] },
    { query: 'sort=activity', titles: ['Slow search', 'Disk full'] },
    { query: 'sort=severity', titles: ['Disk full', 'Slow search'] },
    { query: 'sort=start', titles: ['Disk full', 'Slow search'] },
    { query: 'sort=start&limit=1&offset=1', titles: ['Slow search'] },
    { query: 'limit=1', titles: ['Slow search'] },
    { query: 'limit=1&offset=1', titles: ['Disk full'] },
  ])('filters by $query', async ({ query, titles }) => {
    const company = await createCompany(gateway)
    const { customerId } = company
    await incident({
      customerId,
      title: 'Disk full',
      severity: 'critical',
      startedAt: new Date('2026-02-28T10:00:00Z'),
      lastSeen: new Date('2026-03-01T10:00:00Z'),
    })
    await incident({
      customerId,
      title: 'Slow search',
      severity: 'low',
      service: 'search',
      lastSeen: new Date('2026-03-03T10:00:00Z'),
    })
    const { body } = await call('GET', `${base}?${query}`, undefined, company)
    expect(IncidentPage.parse(body).incidents.map((item) => item.title)).toEqual(titles)
  })

  it('pages and counts what a search finds as it does the list', async () => {
    const company = await createCompany(gateway)
    const { customerId } = company
    const lastSeen = new Date('2026-03-01T10:00:00Z')
    for (let index = 0; index < 7; index++) {
      const title = index % 2 === 0 ? `Lease ${index} ran out` : `Lea eas ase ${index}`
      await incident({ customerId, title, lastSeen })
    }
    const pages = await Promise.all(
      [0, 2, 4].map((offset) => call('GET', `${base}?q=lease&limit=2&offset=${offset}`, undefined, company)),
    )
    const found = pages.map(({ body }) => IncidentPage.parse(body))
    expect(found.map((page) => page.incidents.map((item) => item.title))).toEqual([
      ['Lease 6 ran out', 'Lease 4 ran out'],
      ['Lease 2 ran out', 'Lease 0 ran out'],
      [],
    ])
    for (const { total } of found) expect(total).toEqual({ value: 4, more: false })
  })

  it('looks for less than three letters in the latest 1,000, and says that there may be more', async () => {
    const company = await createCompany(gateway)
    const id = await incident({ customerId: company.customerId, title: 'Zq is down', lastSeen: new Date('2020-01-01') })
    await sql`insert into incidents (id, customer_id, fingerprint, title, severity, status, source_type, execution_id,
        event_count, template_ids, analysis)
      select gen_random_uuid(), customer_id, n::text, 'Incident ' || n, 'high', 'open', 'otlp', gen_random_uuid(), 1,
        '{}', analysis
      from incidents, generate_series(1, 2000) n where id = ${id}`.execute(gateway.owner)
    const read = async (q: string) => IncidentPage.parse((await call('GET', `${base}?q=${q}`, undefined, company)).body)
    expect(await read('zq')).toMatchObject({ incidents: [], total: { value: 0, more: true } })
    expect((await read('zq+is')).incidents.map((item) => item.incident_id)).toEqual([id])
    expect((await read('incident')).total).toEqual({ value: 2_000, more: false })
  })

  it.each(['limit=0', 'limit=1001', 'offset=-1', 'status=broken', 'since=yesterday'])('refuses %s', async (query) => {
    const { status, body } = await call('GET', `${base}?${query}`)
    expect(status).toBe(422)
    expect(body.detail).toContain(query.split('=')[0])
  })
})

describe('detail', () => {
  it('answers with the contract', async () => {
    const id = await incident()
    const { status, body } = await call('GET', `${base}/${id}?api_key=${admin.apiKey}`)
    expect(status).toBe(200)
    expect(IncidentDetail.parse(body)).toMatchObject({ incident_id: id, live_status: 'open', live_assigned_to: null })
  })

  it('is not found for a stranger, nor is anything under it', async () => {
    const id = await incident()
    for (const path of ['', '/history', '/related', '/comments', '/conversation', '/evidence/L1/context', '/export']) {
      const { status, text } = await call('GET', `${base}/${id}${path}`, undefined, stranger)
      expect(`${path} ${status}`).toBe(`${path} 404`)
      expect(text).not.toContain('disk')
    }
  })

  it('shows a cited line among its neighbours', async () => {
    const id = await incident()
    const { body } = await call('GET', `${base}/${id}/evidence/L1/context?lines=1`)
    expect(body.source).toBe('postgres.log')
    expect(body.lines.map((line: { line_number: number }) => line.line_number)).toEqual([120, 121, 122])
    const alone = await call('GET', `${base}/${id}/evidence/L1/context?lines=0`)
    expect(alone.body.lines).toHaveLength(1)
    expect((await call('GET', `${base}/${id}/evidence/L9/context`)).status).toBe(404)
  })
})

describe('status and assignment', () => {
  it.each(['open', 'investigating', 'resolved', 'closed', 'detected'])('accepts %s from any other', async (status) => {
    const id = await incident()
    await call('PATCH', `${base}/${id}/status`, { status: 'closed' })
    const { status: code, body } = await call('PATCH', `${base}/${id}/status`, { status })
    expect(code).toBe(200)
    expect(body).toEqual({ id, status, assigned_to: null })
  })

  it('refuses a status that nobody knows', async () => {
    const id = await incident()
    expect((await call('PATCH', `${base}/${id}/status`, { status: 'fixed' })).status).toBe(422)
  })

  it('assigns an active member, clears with null, and tells its history', async () => {
    const id = await incident()
    const assigned = await call('PATCH', `${base}/${id}/assign`, { assigned_to: admin.userId })
    expect(assigned.body.assigned_to).toMatchObject({ id: admin.userId, first_name: 'Ada' })
    const cleared = await call('PATCH', `${base}/${id}/assign`, { assigned_to: null })
    expect(cleared.body.assigned_to).toBeNull()
    const { body } = await call('GET', `${base}/${id}/history`)
    expect(body.entries.map((entry: { description: string }) => entry.description)).toEqual([
      'Assigned to Ada Lovelace',
      'Assignment cleared',
    ])
    expect(body.entries[0].actor).toMatchObject({ id: admin.userId })
  })

  it("refuses another company's member", async () => {
    const id = await incident()
    const { status, body } = await call('PATCH', `${base}/${id}/assign`, { assigned_to: stranger.userId })
    expect(status).toBe(422)
    expect(body.detail).toBe('assigned_to must be an active member of your team.')
  })

  it('changes both in one call, or neither', async () => {
    const id = await incident()
    const refused = await call('PATCH', `${base}/${id}`, { status: 'resolved', assigned_to: stranger.userId })
    expect(refused.status).toBe(422)
    expect((await call('GET', `${base}/${id}`)).body.live_status).toBe('open')
    const accepted = await call('PATCH', `${base}/${id}`, { status: 'resolved', assigned_to: admin.userId })
    expect(accepted.body).toMatchObject({ status: 'resolved', assigned_to: { id: admin.userId } })
  })

  it('changes many at once and names those that are gone', async () => {
    const ids = [await incident(), await incident()]
    const gone = '0190a1b2-0000-7000-8000-000000000000'
    const { body } = await call('POST', `${base}/bulk`, {
      incident_ids: [...ids, gone],
      action: { type: 'status', status: 'closed' },
    })
    expect(body.changed.toSorted()).toEqual(ids.toSorted())
    expect(body.not_found).toEqual([gone])
  })
})

describe('deletion', () => {
  it('takes it out of every answer at once, and restores it with its comments', async () => {
    const id = await incident()
    await call('POST', `${base}/${id}/comments`, { comment_text: 'kept' })
    expect((await call('DELETE', `/api/v1/incidents/${id}?api_key=${admin.apiKey}`)).status).toBe(200)
    expect((await call('GET', `${base}/${id}`)).status).toBe(404)
    const { body } = await call('GET', `${base}?limit=1000`)
    expect(body.incidents.map((item: { incident_id: string }) => item.incident_id)).not.toContain(id)
    expect((await call('DELETE', `/api/v1/incidents/${id}`)).status).toBe(404)

    expect((await call('POST', `/api/v1/incidents/${id}/restore`)).status).toBe(200)
    const comments = await call('GET', `${base}/${id}/comments`)
    expect(comments.body.comments).toHaveLength(1)
  })

  it("does not touch another company's", async () => {
    const id = await incident()
    expect((await call('DELETE', `/api/v1/incidents/${id}`, undefined, stranger)).status).toBe(404)
    expect((await call('GET', `${base}/${id}`)).status).toBe(200)
  })

  it('cannot be restored when the same failure came back meanwhile', async () => {
    const id = await incident({ fingerprint: 'same' })
    await call('DELETE', `/api/v1/incidents/${id}`)
    await incident({ fingerprint: 'same' })
    expect((await call('POST', `/api/v1/incidents/${id}/restore`)).status).toBe(409)
  })
})

describe('changes', () => {
  const url = '/api/v1/dashboard/changes'
  const look = async (person: Person, since?: string) =>
    Changes.parse((await call('GET', since ? `${url}?since=${since}` : url, undefined, person)).body)

  it('tell what is new since the last look, to the own company alone', async () => {
    const company = await createCompany(gateway)
    const { customerId } = company
    const [id, other] = [await incident({ customerId }), await incident({ customerId })]
    const { cursor, changes } = await look(company)
    expect(changes).toEqual([])
    expect((await look(company, cursor)).changes).toEqual([])

    await call('PATCH', `${base}/${id}/status`, { status: 'investigating' }, company)
    const first = await look(company, cursor)
    expect(first.changes).toMatchObject([{ incident_id: id, incident: { status: 'investigating' } }])
    await call('PATCH', `${base}/${id}/assign`, { assigned_to: company.userId }, company)
    const second = await look(company, first.cursor)
    expect(second.changes[0]).toMatchObject({ incident_id: id, incident: { assigned_to: { id: company.userId } } })
    expect(second.changes[0]?.changed_at).not.toBe(first.changes[0]?.changed_at)
    await call('POST', `${base}/${other}/comments`, { comment_text: 'mine' }, company)
    const third = await look(company, second.cursor)
    expect(third.changes[0]).toMatchObject({ incident_id: other, incident: { status: 'open' } })
    await call('DELETE', `/api/v1/incidents/${other}`, undefined, company)
    expect((await look(company, third.cursor)).changes[0]).toMatchObject({ incident_id: other, incident: null })

    expect((await look(stranger, cursor)).changes).toEqual([])
  })
})

describe('comments', () => {
  it('are listed in order, edited and deleted by their author', async () => {
    const id = await incident()
    const first = await call('POST', `${base}/${id}/comments`, { comment_text: '  looking at it  ' })
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ comment_text: 'looking at it', user: { first_name: 'Ada' }, edited_at: null })
    const second = await call('POST', `${base}/${id}/comments`, { comment_text: 'found it' })
    const edited = await call('PATCH', `${base}/${id}/comments/${first.body.id}`, { comment_text: 'looked at it' })
    expect(edited.body).toMatchObject({ comment_text: 'looked at it', edited_at: expect.any(String) })
    await call('DELETE', `${base}/${id}/comments/${second.body.id}`)
    const { body } = await call('GET', `${base}/${id}/comments`)
    expect(body.comments.map((comment: { comment_text: string }) => comment.comment_text)).toEqual(['looked at it'])
  })

  it('are so many for one incident, and the limits say how many', async () => {
    const { body: limits } = await call('GET', '/api/v1/limits')
    expect(limits.comments_per_company.value).toBe(600)
    const id = await incident()
    await sql`insert into comments (id, incident_id, customer_id, user_id, sealed_text, deleted_at)
      select gen_random_uuid(), ${id}, ${admin.customerId}, ${admin.userId}, '\\x00', now()
      from generate_series(1, ${sql.lit(limits.comments_per_incident.value)})`.execute(gateway.owner)
    expect((await call('POST', `${base}/${id}/comments`, { comment_text: 'one more' })).status).toBe(409)
  })

  it.each(['', '   ', '\n\t'])('refuse to be blank: "%s"', async (text) => {
    const id = await incident()
    expect((await call('POST', `${base}/${id}/comments`, { comment_text: text })).status).toBe(422)
  })
})

describe('questions', () => {
  it.each([
    { question: 'Why High severity?', says: 'refuses every write' },
    { question: 'What is the root cause?', says: 'The disk under postgres is full' },
    { question: 'Propose immediate mitigation', says: 'df -h' },
    { question: 'Generate runbook', says: 'Runbook' },
    { question: 'What happened when?', says: '2026-02-01 09:02:00 UTC' },
    { question: 'find lines about "extend file"', says: '[L1]' },
    { question: 'Did it happen before?', says: 'first time' },
  ])('$question', async ({ question, says }) => {
    const id = await incident()
    const { status, body } = await call('POST', `${base}/${id}/ask`, { question, api_key: admin.apiKey })
    expect(status).toBe(200)
    expect(body.answer).toContain(says)
    expect(body.source).toBe('engine')
  })

  it('are kept with the incident, with their answers', async () => {
    const id = await incident()
    const { body: given } = await call('POST', `${base}/${id}/ask`, { question: 'root cause?' })
    const { body } = await call('GET', `${base}/${id}/conversation`)
    expect(body.entries).toEqual([
      expect.objectContaining({
        question: 'root cause?',
        answer: given.answer,
        citations: given.citations,
        asked_by: expect.objectContaining({ id: admin.userId }),
      }),
    ])
  })

  it('stream when asked to, ending with the answer that counts', async () => {
    const id = await incident()
    const { text, headers } = await call(
      'POST',
      `${base}/${id}/ask`,
      { question: 'root cause?' },
      { headers: { accept: 'text/event-stream' } },
    )
    expect(headers['content-type']).toContain('text/event-stream')
    const events = text
      .trim()
      .split('\n\n')
      .filter((event) => event.startsWith('data: '))
      .map((event) => JSON.parse(event.replace(/^data: /, '')))
    const deltas = events.filter((event) => event.type === 'delta').map((event) => event.text)
    expect(events.at(-1)).toMatchObject({ type: 'answer', answer: { answer: deltas.join('') } })
  })

  it('refuse to be blank', async () => {
    const id = await incident()
    expect((await call('POST', `${base}/${id}/ask`, { question: '  ' })).status).toBe(422)
  })
})

describe('export', () => {
  it('drafts a postmortem with evidence and what was tried', async () => {
    const id = await incident()
    await call('POST', `${base}/${id}/comments`, { comment_text: 'tried <b>restart</b>' })
    const { text, headers } = await call('GET', `${base}/${id}/export?format=md`)
    expect(headers['content-type']).toContain('text/markdown')
    expect(text).toContain('# Postmortem draft: Disk full')
    expect(text).toContain('No space left on device')
    expect(text).not.toContain('<b>')
    const json = await call('GET', `${base}/${id}/export?format=json`)
    expect(json.body.detail.incident_id).toBe(id)
  })
})
