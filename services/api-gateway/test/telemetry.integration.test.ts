import { Telemetry } from '@holdfast/contracts/telemetry'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCompany, createOperator, newEmail, type Person, signUpBody } from './people.ts'
import { operatorEmail, testGateway } from './test-gateway.ts'

const gateway = testGateway()
let operator: Person
let company: Person

beforeAll(async () => {
  operator = await createOperator(gateway, operatorEmail)
  company = await createCompany(gateway)
})

const read = async () => {
  const { status, body } = await gateway.call({ url: '/api/v1/admin/telemetry', token: operator.token })
  expect(status).toBe(200)
  return Telemetry.parse(body)
}

describe('telemetry', () => {
  it('counts what each company has and does', async () => {
    const { customerId } = company
    const vault = createCompanyVault(gateway.keyRing)
    for (let index = 0; index < 12; index++) {
      await createIncident(gateway.database, vault, {
        customerId,
        title: `Incident ${index}`,
        lastSeen: new Date(Date.UTC(2026, 0, 1 + index)),
      })
    }
    const completedAt = new Date('2026-02-03T04:05:06Z')
    await gateway.owner
      .insertInto('agentInstallations')
      .values({ id: uuidV7(), customerId, fingerprint: 'agent-1', createdAt: completedAt })
      .execute()
    await gateway.owner.insertInto('agentSetups').values({ customerId, step: 5, completedAt }).execute()
    await gateway.owner
      .insertInto('usageCounters')
      .values([
        { customerId, name: 'paste-log', count: 7 },
        { customerId, name: 'ai-chat', count: 3 },
      ])
      .execute()
    const telemetry = await read()
    expect(telemetry).toMatchObject({ total_customers: 2, total_incidents: 12, total_agent_installations: 1 })
    const shown = telemetry.customers.find(({ id }) => id === customerId)
    expect(shown).toMatchObject({
      name: company.companyName,
      email: company.email,
      has_agent_installed: true,
      incident_count: 12,
      paste_log_usage_count: 7,
      ai_chat_usage_count: 3,
      agent_setup_step: 5,
      agent_setup_completed_at: '2026-02-03T04:05:06.000Z',
    })
    expect(shown?.incidents.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Incident ${11 - index}`),
    )
  })

  it('leaves out sign-ups that nobody verified', async () => {
    const before = await read()
    await gateway.call({ method: 'POST', url: '/api/v1/auth/signup', body: signUpBody(newEmail()) })
    expect((await read()).total_customers).toBe(before.total_customers)
  })

  it('starts a company at nothing', async () => {
    const shown = (await read()).customers.find(({ id }) => id === operator.customerId)
    expect(shown).toMatchObject({
      has_agent_installed: false,
      incident_count: 0,
      paste_log_usage_count: 0,
      agent_setup_step: 0,
      agent_setup_completed_at: null,
      incidents: [],
    })
  })

  it('reads 1,000 companies with 100 incidents each through indexes', async () => {
    await sql`
      insert into customers (id, name, created_at, verified_at, encrypted_data_key)
      select gen_random_uuid(), 'Company ' || n, now(), now(), '\\x00' from generate_series(1, 1000) n`.execute(
      gateway.owner,
    )
    await sql`
      insert into incidents (id, customer_id, fingerprint, title, severity, status, source_type, execution_id,
        event_count, template_ids, analysis, last_seen)
      select gen_random_uuid(), c.id, n::text, 'Incident ' || n, 'high', 'open', 'otlp', gen_random_uuid(), 1, '{}',
        '\\x00', now() - n * interval '1 minute'
      from customers c, generate_series(1, 100) n where c.name like 'Company %'`.execute(gateway.owner)
    await sql`analyze customers, incidents`.execute(gateway.owner)
    const telemetry = await read()
    expect(telemetry.customers.length).toBeGreaterThanOrEqual(1000)
    expect(telemetry.total_incidents).toBeGreaterThanOrEqual(100_000)
    const full = telemetry.customers.filter(({ name }) => name.startsWith('Company '))
    expect(full.every(({ incidents, incident_count: count }) => incidents.length === 10 && count === 100)).toBe(true)
  })
})
