import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { writeBackup } from '@holdfast/database/backup/write-backup'
import { finishErasures } from '@holdfast/database/erasure/finish-erasures'
import { beginErasure } from '@holdfast/database/erasure/begin-erasure'
import { exportSections, notExported } from '@holdfast/database/export/export-sections'
import { storeTextJob } from '@holdfast/database/log-jobs/store-text-job'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createCompany, createMember, createOperator, newEmail, type Person } from './people.ts'
import { operatorEmail, password, testGateway } from './test-gateway.ts'

const gateway = testGateway()
const logLine = 'ERROR it broke\n'

/** A company with something in most of its tables. */
async function busyCompany(mark = randomBytes(8).toString('hex')): Promise<Person> {
  const admin = await createCompany(gateway, newEmail('erase-me'))
  const vault = createCompanyVault(gateway.keyRing)
  const { customerId, token } = admin
  const id = await createIncident(gateway.database, vault, { customerId, title: mark, service: mark })
  const url = `/api/v1/dashboard/incidents/${id}/comments`
  await gateway.call({ method: 'POST', url, token, body: { comment_text: mark } })
  await gateway.database.withTenant(customerId, async (tx) =>
    storeTextJob(tx, await vault.cipherOf(tx, customerId), {
      customerId,
      sourceType: 'paste',
      sourceName: `${mark}.log`,
      chunks: [logLine, logLine, logLine],
      now: new Date(),
    }),
  )
  return admin
}

const exportOf = async (token: string) => {
  const { status, text } = await gateway.call({ url: '/api/v1/company/export', token })
  return {
    status,
    text,
    lines: text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { table: string } & Record<string, unknown>),
  }
}

describe('a company’s export', () => {
  it('holds all that is the company’s, opened, and no secret', async () => {
    const admin = await busyCompany('marked-title')
    const { text, lines } = await exportOf(admin.token)
    const tables = new Set(lines.map(({ table }) => table))
    for (const table of ['customers', 'users', 'incidents', 'incident_lines', 'comments', 'audit_log', 'log_batches']) {
      expect(tables).toContain(table)
    }
    expect(lines.filter(({ table }) => table === 'log_batches').map(({ content }) => content)).toEqual([
      logLine,
      logLine,
      logLine,
    ])
    expect(lines.find(({ table }) => table === 'incidents')).toMatchObject({
      title: 'marked-title',
      analysis: { pipeline_results: { final_incidents: [expect.objectContaining({ title: 'marked-title' })] } },
    })
    expect(lines.at(-1)).toEqual({ table: 'end', lines: lines.length - 1 })
    expect(text).not.toContain(admin.apiKey)
    expect(text).not.toMatch(/\$argon2|"type":"Buffer"/)
    const { body } = await gateway.call({ url: '/api/v1/audit?action=company.exported', token: admin.token })
    expect(body.entries).toHaveLength(1)
  })

  it('leaves no table of a company out without saying why', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns join pg_class on relname = table_name
      where table_schema = 'public' and column_name = 'customer_id' and not relispartition`.execute(gateway.owner)
    const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    const known = new Set<string>([...exportSections.map(({ table }) => table), ...Object.keys(notExported)])
    expect(rows.map(({ name }) => camel(name)).filter((name) => !known.has(name))).toEqual([])
  })

  it('is for admins', async () => {
    const admin = await createCompany(gateway)
    const { token } = await createMember(gateway, admin)
    expect((await gateway.call({ url: '/api/v1/company/export', token })).status).toBe(403)
    const erase = { company_name: admin.companyName, password }
    expect((await gateway.call({ method: 'POST', url: '/api/v1/company/erase', token, body: erase })).status).toBe(403)
  })
})

/** All that a dump of the database holds, as one text. */
async function dump(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'erasure-'))
  try {
    const backup = path.join(folder, 'backup')
    await writeBackup({ url: gateway.ownerUrl, folder: backup, now: () => new Date() })
    const whole = path.join(folder, 'whole')
    for (const file of (await readdir(backup)).filter((name) => name.endsWith('.zst'))) {
      const to = createWriteStream(whole, { flags: 'a' })
      await pipeline(createReadStream(path.join(backup, file)), createZstdDecompress(), to)
    }
    return (await readFile(whole)).toString('latin1')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const idAsBytes = ({ customerId }: Person) => Buffer.from(customerId.replaceAll('-', ''), 'hex').toString('latin1')

/** What upkeep does once the days to think again are over. */
const waitForErasure = () => finishErasures(gateway.database, new Date(Date.now() + 3 * 86_400_000 + 60_000))

const companiesOf = (customerId: string) =>
  gateway.owner.selectFrom('customers').select('id').where('id', '=', customerId).execute()
const isGone = async (customerId: string) => expect(await companiesOf(customerId)).toEqual([])

describe('a company’s erasure', () => {
  const erase = ({ token }: Person, body: object) =>
    gateway.call({ method: 'POST', url: '/api/v1/company/erase', token, body })

  it('takes the password and the name, and leaves nothing of the company in a dump', async () => {
    const admin = await busyCompany('mark-of-the-erased')
    const neighbour = await busyCompany('mark-of-the-neighbour')
    expect((await erase(admin, { company_name: admin.companyName, password: 'wrong' })).status).toBe(400)
    expect((await erase(admin, { company_name: 'Another', password })).status).toBe(422)
    const { rows } = await sql<{ key: string }>`
      select encode(encrypted_data_key, 'escape') as key from customers where id = ${admin.customerId}`.execute(
      gateway.owner,
    )
    const before = await dump()
    for (const trace of ['mark-of-the-erased', admin.email, idAsBytes(admin)]) expect(before).toContain(trace)

    expect((await erase(admin, { company_name: admin.companyName, password })).status).toBe(202)
    await waitForErasure()
    expect((await gateway.call({ url: '/api/v1/auth/me', token: admin.token })).status).toBe(401)
    await isGone(admin.customerId)

    const after = await dump()
    for (const trace of ['mark-of-the-erased', admin.email, admin.customerId, rows[0]?.key ?? '']) {
      expect(after).not.toContain(trace)
    }
    expect(after).not.toContain(idAsBytes(admin))
    expect(after).toContain(neighbour.email)
    expect((await exportOf(neighbour.token)).text).toContain('mark-of-the-neighbour')
  })

  it('waits three days, tells every admin, and can be called off until then', async () => {
    const admin = await busyCompany()
    const second = await createMember(gateway, admin, 'admin')
    const { body } = await erase(admin, { company_name: admin.companyName, password })
    expect(Date.parse(body.erase_at) - Date.now()).toBeGreaterThan(2.9 * 86_400_000)
    for (const { email } of [admin, second]) {
      expect((await gateway.lastMail(email)).subject).toBe('Your company is about to be erased')
    }
    await finishErasures(gateway.database, new Date(Date.now() + 2 * 86_400_000))
    const settings = await gateway.call({ url: '/api/v1/settings', token: second.token })
    expect(settings.body.customer_settings.erase_at).toBe(body.erase_at)
    const callOff = () => gateway.call({ method: 'DELETE', url: '/api/v1/company/erase', token: second.token })
    expect((await callOff()).status).toBe(200)
    expect((await callOff()).status).toBe(404)
    await waitForErasure()
    expect((await gateway.call({ url: '/api/v1/auth/me', token: admin.token })).status).toBe(200)
    expect(await companiesOf(admin.customerId)).toHaveLength(1)
  })

  it('keeps what was done, by strangers', async () => {
    const admin = await busyCompany()
    await erase(admin, { company_name: admin.companyName, password })
    await waitForErasure()
    await isGone(admin.customerId)
    const { rows } = await sql<{ name: string; email: null; address: string; details: object }>`
      select a.name, a.email, l.address, l.details from audit_log l join audit_actors a on a.id = l.actor_id
      where l.action = 'company.erasure-planned' and a.id = ${admin.userId}`.execute(gateway.owner)
    expect(rows).toEqual([{ name: 'Person 1', email: null, address: '', details: {} }])
  })

  it('goes on where it was killed, and lets the person sign up again', async () => {
    const admin = await busyCompany()
    await gateway.database.withTenant(admin.customerId, (tx) => beginErasure(tx, admin.customerId, new Date()))
    const vault = createCompanyVault(gateway.keyRing)
    const reading = gateway.database.withTenant(admin.customerId, (tx) => vault.cipherOf(tx, admin.customerId))
    await expect(reading).rejects.toThrow('unknown ciphertext format')
    expect(await finishErasures(gateway.database, new Date())).toBe(1)
    expect(await finishErasures(gateway.database, new Date())).toBe(0)
    await isGone(admin.customerId)
    expect((await createCompany(gateway, admin.email)).customerId).not.toBe(admin.customerId)
  })

  it('can be asked for by an operator who knows the name and the own password, and the company is told', async () => {
    const victim = await busyCompany()
    const operator = await createOperator(gateway, operatorEmail)
    const url = `/api/v1/admin/companies/${victim.customerId}/erase`
    const call = (name: string, secret = password) =>
      gateway.call({ method: 'POST', url, token: operator.token, body: { company_name: name, password: secret } })
    expect((await call(victim.companyName, 'Wr0ng-password')).status).toBe(400)
    expect((await call('Another')).status).toBe(404)
    expect((await call(victim.companyName)).status).toBe(202)
    expect((await gateway.lastMail(victim.email)).subject).toBe('Your company is about to be erased')

    const theirs = await gateway.call({ url: '/api/v1/audit?action=company.erasure-planned', token: victim.token })
    expect(theirs.body.entries).toMatchObject([
      { address: expect.stringMatching(/^10\./), details: { operator: operatorEmail } },
    ])
    const own = await gateway.call({ url: '/api/v1/audit?action=operator.acted', token: operator.token })
    expect(own.body.entries[0]).toMatchObject({
      actor: { email: operatorEmail },
      address: expect.stringMatching(/^10\./),
      details: { id: victim.customerId },
    })
    await waitForErasure()
    await isGone(victim.customerId)
  })
})
