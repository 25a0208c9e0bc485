import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startIngest, type TestCompany, type TestIngest } from '../../../test/start-ingest.ts'
import { workOff } from '../../../test/work-off.ts'

const db = useDatabase()
let ingest: TestIngest
beforeAll(async () => {
  ingest = await startIngest(db)
})
afterAll(() => ingest.close())

const forward = (company: TestCompany | undefined, body: object, headers: Record<string, string> = {}) =>
  ingest.app.inject({
    method: 'POST',
    url: '/api/v1/logs/forward',
    headers,
    payload: { ...(company ? { api_key: company.apiKey } : {}), ...body },
  })

describe('POST /api/v1/logs/forward', () => {
  it('waits for the result', async () => {
    const company = await ingest.newCompany()
    const incidentId = uuidV7()
    const answer = forward(company, { log_content: 'one\ntwo\nthree' })
    await vi.waitFor(() => expect(ingest.enqueued).toHaveLength(1))
    expect(await workOff(ingest, [incidentId])).toEqual(['one\ntwo\nthree'])
    const response = await answer
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      incidents_detected: 1,
      processed_count: 3,
      incident_ids: [incidentId],
      looked_at: null,
    })
    expect(await ingest.totals(company)).toMatchObject({ received: 3, stored: 3, analysed: 3, waiting: 0 })
  })

  it('answers at once when asked to', async () => {
    const company = await ingest.newCompany()
    const response = await forward(company, { log_content: 'a line\0 with NUL' }, { prefer: 'respond-async' })
    expect(response.statusCode).toBe(202)
    expect(response.json()).toEqual({ job_id: expect.any(String) })
    expect(await workOff(ingest)).toEqual(['a line\0 with NUL'])
  })

  it('answers a repetition with the same Idempotency-Key as the first time', async () => {
    const company = await ingest.newCompany()
    const headers = { prefer: 'respond-async', 'idempotency-key': 'paste-1' }
    const first = await forward(company, { log_content: 'once' }, headers)
    const second = await forward(company, { log_content: 'once' }, headers)
    expect(second.json()).toEqual(first.json())
    expect(await ingest.totals(company)).toMatchObject({ received: 1, stored: 1 })
    const other = await forward(company, { log_content: 'another text' }, headers)
    expect(other.statusCode).toBe(422)
    await workOff(ingest)
  })

  it.each([
    { name: 'no key', key: false, body: { log_content: 'x' }, status: 401, detail: 'Authentication Required' },
    { name: 'only white space', key: true, body: { log_content: ' \n\t' }, status: 422, detail: 'No Content' },
    { name: 'no content member', key: true, body: {}, status: 422, detail: expect.stringContaining('log_content') },
  ])('refuses $name', async ({ key, body, status, detail }) => {
    const response = await forward(key ? await ingest.newCompany() : undefined, body)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ detail })
  })

  it("refuses a key of another company than the session's", async () => {
    const company = await ingest.newCompany()
    const claims = Buffer.from(JSON.stringify({ customer_id: uuidV7() })).toString('base64url')
    const response = await forward(company, { log_content: 'x' }, { authorization: `Bearer e30.${claims}.x` })
    expect(response.statusCode).toBe(403)
  })

  it('says of the key of a company that is not verified what it waits for', async () => {
    const company = await ingest.newCompany()
    await db.owner.updateTable('customers').set({ verifiedAt: null }).where('id', '=', company.customerId).execute()
    const response = await forward(company, { log_content: 'x' })
    expect([response.statusCode, response.json().detail]).toEqual([401, expect.stringContaining('is verified')])
    await db.owner
      .updateTable('customers')
      .set({ verifiedAt: new Date() })
      .where('id', '=', company.customerId)
      .execute()
    const unknown = await forward({ ...company, apiKey: `${company.apiKey}x` }, { log_content: 'x' })
    expect([unknown.statusCode, unknown.json().detail]).toEqual([401, 'This API key is not valid.'])
  })
})
