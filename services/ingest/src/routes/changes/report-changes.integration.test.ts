import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startIngest, type TestCompany, type TestIngest } from '../../../test/start-ingest.ts'

const db = useDatabase()
let ingest: TestIngest
beforeAll(async () => {
  ingest = await startIngest(db)
})
afterAll(() => ingest.close())

const send = (company: Pick<TestCompany, 'apiKey'>, payload: unknown, headers: Record<string, string> = {}) =>
  ingest.app.inject({
    method: 'POST',
    url: '/api/v1/changes',
    headers: { 'x-api-key': company.apiKey, 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

const deploy = { kind: 'deploy', service: 'checkout', version: 'v2.41.0', title: 'Rollout of #4711', actor: 'jane' }
const event = {
  specversion: '1.0',
  id: '1',
  source: '/ci',
  type: 'dev.cdevents.service.deployed.0.1.1',
  data: { service: 'checkout', version: 'v1' },
}

describe('POST /api/v1/changes', () => {
  it('keeps a change as a record of the stream, and a repetition of it once', async () => {
    const company = await ingest.newCompany()
    const first = await send(company, { ...deploy, id: 'run-1' })
    expect([first.statusCode, first.json()]).toEqual([202, { accepted: 1, duplicate: false }])
    const again = await send(company, { ...deploy, id: 'run-1', title: 'Sent again' })
    expect(again.json()).toEqual({ accepted: 1, duplicate: true })
    expect(await ingest.totals(company)).toMatchObject({ received: 2, stored: 1, duplicate: 1, waiting: 1 })
  })

  it('takes CloudEvents structured, batched and binary', async () => {
    const company = await ingest.newCompany()
    const structured = await send(company, event, { 'content-type': 'application/cloudevents+json' })
    expect([structured.statusCode, structured.json()]).toEqual([202, { accepted: 1, duplicate: false }])
    const batch = [2, 3].map((id) => ({ ...event, id: String(id) }))
    const batched = await send(company, batch, { 'content-type': 'application/cloudevents-batch+json' })
    expect(batched.json()).toEqual({ accepted: 2, duplicate: false })
    const { specversion, id, source, type, data } = event
    const binary = { 'ce-specversion': specversion, 'ce-id': id, 'ce-source': source, 'ce-type': type }
    // The same event in another mode is the same event.
    expect((await send(company, data, binary)).json()).toEqual({ accepted: 1, duplicate: true })
  })

  it.each([
    ['a kind that is none', { ...deploy, kind: 'party' }, 422, /^kind: /],
    ['a title of two lines', { ...deploy, title: 'a\nb' }, 422, /^title: /],
    ['an address that is no web address', { ...deploy, url: 'javascript:alert(1)' }, 422, /^url: /],
    ['an event without an id', { ...event, id: undefined }, 422, /^id: /],
    ['nothing', [], 422, /1 to 100/],
    ['a text that is no JSON', '{', 400, /not valid JSON/],
    ['a text that is nested too deep', '['.repeat(50), 400, /The body/],
  ])('refuses %s and says why', async (_, payload, status, says) => {
    const company = await ingest.newCompany()
    const response = await send(company, payload)
    expect([response.statusCode, response.json()]).toEqual([
      status,
      expect.objectContaining({ detail: expect.stringMatching(says) }),
    ])
    expect(await ingest.totals(company)).toMatchObject({ stored: 0 })
  })

  it('opens to the key alone', async () => {
    expect((await send({ apiKey: 'hf_unknown' }, deploy)).statusCode).toBe(401)
  })
})
