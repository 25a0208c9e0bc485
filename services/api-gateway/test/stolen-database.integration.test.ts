import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { createCompany, linkOf, newEmail, type Person, signIn, signUpBody, tokenOf } from './people.ts'
import { password, testGateway } from './test-gateway.ts'

const gateway = testGateway()
let person: Person
let secrets: Record<string, string>
let dump: string[]

beforeAll(async () => {
  person = await createCompany(gateway)
  const waiting = newEmail()
  const signup = await gateway.call({ method: 'POST', url: '/api/v1/auth/signup', body: signUpBody(waiting) })
  const changed = newEmail('changed')
  await gateway.call({
    method: 'POST',
    url: '/api/v1/settings',
    token: person.token,
    body: { profile: { email: changed } },
  })
  await gateway.call({ method: 'POST', url: '/api/v1/auth/forgot-password', body: { email: person.email } })
  const { text } = await gateway.lastMail(waiting)
  await writeWords()
  secrets = {
    'a comment': 'the-words-of-a-comment',
    'a comment before its edit': 'the-words-before-an-edit',
    'a title': 'the-words-of-a-title',
    'the title of a merged incident': 'the-words-of-another-title',
    'the title of a deleted incident': 'the-words-of-a-deleted-title',
    'a question': 'the-words-of-a-question',
    password,
    'access token': person.token,
    'API key': person.apiKey,
    'API key before verification': signup.body.api_key,
    'verification link': tokenOf(linkOf(text, '/api/v1/auth/verify-email')),
    'disown link': tokenOf(linkOf(text, '/api/v1/auth/disown')),
    'email change link': tokenOf(linkOf((await gateway.lastMail(changed)).text, '/api/v1/auth/verify-email')),
    'reset link': tokenOf(linkOf((await gateway.lastMail(person.email)).text, '/reset-password')),
  }
  dump = await dumpEverything()
})

async function writeWords(): Promise<void> {
  const { customerId, token } = person
  const vault = createCompanyVault(gateway.keyRing)
  const id = await createIncident(gateway.database, vault, { customerId, title: 'the-words-of-a-title' })
  const other = await createIncident(gateway.database, vault, { customerId, title: 'the-words-of-another-title' })
  const gone = await createIncident(gateway.database, vault, { customerId, title: 'the-words-of-a-deleted-title' })
  const base = `/api/v1/dashboard/incidents/${id}`
  const call = (method: 'POST' | 'PATCH', url: string, body: object) => gateway.call({ method, url, token, body })
  const { body } = await call('POST', `${base}/comments`, { comment_text: 'the-words-before-an-edit' })
  await call('PATCH', `${base}/comments/${body.id}`, { comment_text: 'the-words-of-a-comment' })
  expect((await call('POST', `${base}/ask`, { question: 'the-words-of-a-question' })).status).toBe(200)
  const history = await gateway.call({ url: `${base}/history`, token })
  expect(history.text).toContain('the-words-before-an-edit')
  await call('POST', `/api/v1/dashboard/incidents/${other}/merge`, { into: id, remember: true })
  expect((await gateway.call({ url: `${base}/history`, token })).text).toContain(`Took in 'the-words-of-another-title'`)
  const rules = await gateway.call({ url: '/api/v1/dashboard/grouping/rules', token })
  expect(rules.text).toContain(`'the-words-of-another-title' belongs to 'the-words-of-a-title'`)
  expect((await gateway.call({ method: 'DELETE', url: `/api/v1/incidents/${gone}`, token })).status).toBe(200)
  const audit = await gateway.call({ url: '/api/v1/audit?action=incident.deleted', token })
  expect(audit.text).toContain('the-words-of-a-deleted-title')
}

/** Every value of every table, bytes in each form in which a thief might try them. */
async function dumpEverything(): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(gateway.owner)
  const values = new Set<string>()
  for (const { name } of tables.rows) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.raw(name)}`.execute(gateway.owner)
    for (const value of rows.flatMap((row) => Object.values(row))) {
      if (Buffer.isBuffer(value)) {
        for (const form of ['hex', 'base64', 'base64url', 'latin1'] as const) values.add(value.toString(form))
      } else if (value !== null) values.add(typeof value === 'string' ? value : JSON.stringify(value))
    }
  }
  return [...values]
}

it('holds no secret in any form', () => {
  const found = Object.entries(secrets).flatMap(([name, secret]) => {
    const bytes = Buffer.from(secret)
    const decoded = Buffer.from(secret, 'base64url')
    const forms = [secret, bytes.toString('hex'), bytes.toString('base64'), decoded.toString('hex')]
    return forms.some((form) => dump.some((value) => value.includes(form))) ? [name] : []
  })
  expect(found).toEqual([])
})

it('holds nothing that opens an account, a mail link or the API', async () => {
  const opened: string[] = []
  const usable = dump.filter((value) => value.length > 8 && value.length < 400 && /^[\x21-\x7e]+$/.test(value))
  expect(usable.length).toBeGreaterThan(50)
  for (const value of usable) {
    const asToken = await gateway.call({ url: '/api/v1/auth/me', token: value })
    if (asToken.status !== 401) opened.push(`token ${value}`)
    const query = `token=${encodeURIComponent(value)}`
    const verified = await gateway.call({ url: `/api/v1/auth/verify-email?${query}` })
    if (verified.headers['location'] !== '/login?verification=expired') opened.push(`verification ${value}`)
    const disown = await gateway.call({ url: `/api/v1/auth/disown?${query}` })
    if (disown.text.includes('<form')) opened.push(`disown ${value}`)
    const reset = await gateway.call({
      method: 'POST',
      url: '/api/v1/auth/reset-password',
      body: { token: value, new_password: 'Another-Horse-7' },
    })
    if (reset.status !== 400) opened.push(`reset ${value}`)
    const own = await gateway.call({
      url: '/api/v1/auth/me',
      token: person.token,
      headers: { 'x-api-key': value },
    })
    if (own.status !== 403) opened.push(`API key ${value}`)
  }
  expect(opened).toEqual([])
})

it('still has all of it working for those who hold the secrets', async () => {
  expect((await gateway.call({ url: '/api/v1/auth/me', token: person.token })).status).toBe(200)
  const token = secrets['verification link'] ?? ''
  const { headers } = await gateway.call({ method: 'POST', url: `/api/v1/auth/verify-email?token=${token}` })
  expect(headers['location']).toMatch(/^\/email-verified/)
  await gateway.call({
    method: 'POST',
    url: '/api/v1/auth/reset-password',
    body: { token: secrets['reset link'], new_password: 'Another-Horse-7' },
  })
  await signIn(gateway, person.email, 'Another-Horse-7')
})
