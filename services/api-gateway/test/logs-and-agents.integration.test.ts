import { noteAgentSignal } from '@holdfast/database/agents/note-agent-signal'
import { recordReceipts } from '@holdfast/database/ledger/record-receipts'
import { createLogJob } from '@holdfast/database/log-jobs/create-log-job'
import { finishLogJob } from '@holdfast/database/log-jobs/finish-log-job'
import { queueLogJob } from '@holdfast/database/log-jobs/queue-log-job'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { describe, expect, it } from 'vitest'
import { createCompany, type Person } from './people.ts'
import { testGateway } from './test-gateway.ts'

const gateway = testGateway()
const get = (person: Person, url: string) => gateway.call({ url, token: person.token })
const post = (person: Person, url: string, body?: unknown) =>
  gateway.call({ method: 'POST', url, token: person.token, body })

async function newJob({ customerId }: Person): Promise<string> {
  const id = uuidV7()
  const base = { apiKeyId: null, sourceType: 'upload', sourceName: 'app.log', requestHash: null } as const
  await gateway.database.withTenant(customerId, async (tx) => {
    await createLogJob(tx, { ...base, id, customerId, idempotencyKey: null, totalBytes: 100, now: new Date() })
    await queueLogJob(tx, id, { receivedBytes: 100, recordCount: 4, batchCount: 1, detail: null, now: new Date() })
  })
  return id
}

const signal = ({ customerId }: Person, hasLogs: boolean) =>
  gateway.database.withTenant(customerId, (tx) =>
    noteAgentSignal(tx, { customerId, fingerprint: 'agent-1', at: new Date(), hasLogs, error: null }),
  )

describe('log jobs', () => {
  it('are shown while they run, and to their own company alone', async () => {
    const [owner, stranger] = [await createCompany(gateway), await createCompany(gateway)]
    const id = await newJob(owner)
    const { body } = await get(owner, `/api/v1/logs/jobs/${id}`)
    expect(body).toMatchObject({ job_id: id, status: 'queued', progress: 0, incident_ids: [], detail: null })
    expect((await get(stranger, `/api/v1/logs/jobs/${id}`)).status).toBe(404)
    expect((await get(owner, '/api/v1/logs/processing')).body).toMatchObject({
      is_processing: true,
      jobs: [{ job_id: id }],
    })
    expect((await get(stranger, '/api/v1/logs/processing')).body).toEqual({
      is_processing: false,
      waiting_batches: 0,
      jobs: [],
    })
  })

  it('are seen by whoever looks every second or two, if they took longer than a blink', async () => {
    const owner = await createCompany(gateway)
    const isSeen = async () => (await get(owner, '/api/v1/dashboard/changes')).body.is_processing
    const run = async (isBlink: boolean) => {
      const beganMs = Date.now()
      const id = await newJob(owner)
      expect(await isSeen()).toBe(true)
      // However busy the machine is: at once, or half a second from now.
      const now = new Date(isBlink ? beganMs : Date.now() + 500)
      await gateway.database.withTenant(owner.customerId, (tx) =>
        finishLogJob(tx, id, { status: 'done', incidentIds: [], detail: null, lookedAt: null, now }),
      )
    }
    expect(await isSeen()).toBe(false)
    await run(true)
    expect(await isSeen()).toBe(false)
    await run(false)
    expect(await isSeen()).toBe(true)
    gateway.advance(3_000)
    expect(await isSeen()).toBe(false)
  })

  it('can be cancelled, and twice does no harm', async () => {
    const owner = await createCompany(gateway)
    const id = await newJob(owner)
    const cancel = () => gateway.call({ method: 'DELETE', url: `/api/v1/logs/jobs/${id}`, token: owner.token })
    expect((await cancel()).body).toMatchObject({ status: 'cancelled', progress: 1 })
    expect((await cancel()).body).toMatchObject({ status: 'cancelled' })
    expect((await get(owner, '/api/v1/logs/processing')).body).toMatchObject({ is_processing: false })
  })
})

describe('the ledger', () => {
  it('tells what became of every record', async () => {
    const owner = await createCompany(gateway)
    const reasons = { 'rejected:too-deep': 2 }
    await gateway.database.withTenant(owner.customerId, (tx) =>
      recordReceipts(tx, owner.customerId, [
        { apiKeyId: null, receivedAt: new Date(), stored: 7, duplicate: 1, rejected: 2, reasons },
      ]),
    )
    const { body } = await get(owner, '/api/v1/logs/ledger')
    const counts = { received: 10, stored: 7, duplicate: 1, rejected: 2, analysed: 0, waiting: 7, failed: 0 }
    expect(body).toMatchObject({ totals: counts, reasons, hours: [counts] })
    const { body: later } = await get(
      owner,
      '/api/v1/logs/ledger?since=2100-01-01T00:00:00Z&until=2100-01-02T00:00:00Z',
    )
    expect(later).toMatchObject({ totals: { received: 0 }, hours: [] })
  })
})

it('clears what the analysis remembers', async () => {
  const owner = await createCompany(gateway)
  expect((await post(owner, '/api/v1/cache/clear', { api_key: owner.apiKey })).body).toEqual({ keys_deleted: 0 })
})

describe('agents', () => {
  it('are verified step by step', async () => {
    const owner = await createCompany(gateway)
    const verify = async (body: object = {}) => (await post(owner, '/api/v1/agent/verify-connection', body)).body
    expect(await verify()).toMatchObject({ agent_running: false, connected: false })
    await signal(owner, false)
    expect(await verify()).toMatchObject({ agent_running: true, connected: false })
    await signal(owner, true)
    expect(await verify()).toMatchObject({ agent_running: true, connected: true })
    expect(await verify({ fingerprint: 'agent-2' })).toMatchObject({ agent_running: false, connected: false })
  })

  it('are listed, pending until their first sign of life', async () => {
    const owner = await createCompany(gateway)
    const setup = { deployment_type: 'kubernetes', fingerprint: 'agent-1' }
    expect((await post(owner, '/api/v1/agent/mark-setup-complete', setup)).body).toMatchObject({
      step: 5,
      deployment_type: 'kubernetes',
      completed_at: expect.any(String),
    })
    const list = async () => (await get(owner, '/api/v1/agent/installations')).body.installations
    expect(await list()).toMatchObject([{ fingerprint: 'agent-1', status: 'pending', deployment_type: 'kubernetes' }])
    await signal(owner, true)
    expect(await list()).toMatchObject([{ fingerprint: 'agent-1', status: 'active' }])
  })

  it('remember how far their setup came', async () => {
    const owner = await createCompany(gateway)
    await post(owner, '/api/v1/agent/setup-step', { step: 2, deployment_type: 'standalone' })
    expect((await get(owner, '/api/v1/agent/setup-step')).body).toEqual({
      step: 2,
      deployment_type: 'standalone',
      completed_at: null,
    })
    expect((await post(owner, '/api/v1/agent/mark-setup-complete')).body).toMatchObject({ step: 5 })
    expect((await post(owner, '/api/v1/agent/setup-step', { step: 1 })).body).toMatchObject({ step: 5 })
  })

  it.each(['docker-compose', 'kubernetes', 'standalone'])(
    'get commands for %s with the key and the fingerprint',
    async (type) => {
      const owner = await createCompany(gateway)
      const { status, body } = await get(owner, `/api/v1/agent/commands?deployment_type=${type}&fingerprint=agent-x1`)
      expect(status).toBe(200)
      const commands = body.steps.map((step: { command: string }) => step.command).join('\n')
      for (const part of [owner.apiKey, 'agent-x1', 'https://holdfast.example/api/v1/otlp'])
        expect(commands).toContain(part)
      for (const { content } of body.files) expect(content).not.toContain(owner.apiKey)
      const hostile = await get(
        owner,
        `/api/v1/agent/commands?deployment_type=${type}&fingerprint=${encodeURIComponent("a'; rm -rf /")}`,
      )
      expect(hostile.status).toBe(422)
    },
  )
})

it('tells anybody whom to write to, and where mails wait', async () => {
  const { status, body } = await gateway.call({ url: '/api/v1/installation' })
  expect([status, body]).toEqual([200, { support_email: 'help@holdfast.example', outbox_path: null }])
})
