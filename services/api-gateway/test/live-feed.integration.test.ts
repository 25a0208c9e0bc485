import { LiveEvent } from '@holdfast/contracts/live-feed'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createCompany, type Person } from './people.ts'
import { testGateway } from './test-gateway.ts'

const gateway = testGateway()
let origin: string
let person: Person
let stranger: Person

beforeAll(async () => {
  origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  person = await createCompany(gateway)
  stranger = await createCompany(gateway)
})

/** Those who followed keep their connections for a while; the server would wait for them. */
afterAll(() => gateway.app.server.closeAllConnections())

const open = (token: string, signal: AbortSignal) =>
  fetch(`${origin}/api/v1/events`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal,
  })

/** What is heard until `leave` is called. */
async function follow({ token }: Person) {
  const left = new AbortController()
  const response = await open(token, left.signal)
  const heard: LiveEvent[] = []
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      for (const [, line = ''] of decoder.decode(chunk).matchAll(/^data: (.+)$/gm)) {
        heard.push(LiveEvent.parse(JSON.parse(line)))
      }
    }
  }
  const reading = read().catch(() => undefined)
  return {
    heard,
    response,
    leave: async () => {
      left.abort()
      await reading
    },
  }
}

const change = (who: Person, incidentId: string, status: string) =>
  gateway.call({
    method: 'PATCH',
    url: `/api/v1/dashboard/incidents/${incidentId}/status`,
    token: who.token,
    body: { status },
  })

it('tells whoever follows of what changes in their company, and nobody else', async () => {
  const [mine, theirs] = [await follow(person), await follow(stranger)]
  expect(mine.response.headers.get('content-type')).toContain('text/event-stream')
  const id = await createIncident(gateway.database, createCompanyVault(gateway.keyRing), {
    customerId: person.customerId,
  })
  await change(person, id, 'investigating')
  await change(person, id, 'resolved')
  const comments = `/api/v1/dashboard/incidents/${id}/comments`
  await gateway.call({ method: 'POST', url: comments, token: person.token, body: { comment_text: 'mine' } })
  await vi.waitFor(() => expect(mine.heard).toHaveLength(3))
  expect(mine.heard).toEqual([
    { type: 'incident.changed', incident_id: id },
    { type: 'incident.resolved', incident_id: id },
    { type: 'comment.added', incident_id: id },
  ])
  expect(theirs.heard).toEqual([])
  await Promise.all([mine.leave(), theirs.leave()])
})

it('says nothing of a change that did not come about', async () => {
  const mine = await follow(person)
  const id = await createIncident(gateway.database, createCompanyVault(gateway.keyRing), {
    customerId: person.customerId,
  })
  expect((await change(stranger, id, 'resolved')).status).toBe(404)
  await change(person, id, 'investigating')
  await vi.waitFor(() => expect(mine.heard).toEqual([{ type: 'incident.changed', incident_id: id }]))
  await mine.leave()
})

it('lets one person follow in ten places, and again when one of these is left', async () => {
  const places = await Promise.all(Array.from({ length: 10 }, () => follow(person)))
  const refused = await open(person.token, new AbortController().signal)
  expect(refused.status).toBe(429)
  await places[0]?.leave()
  const again = await vi.waitFor(async () => {
    const place = await follow(person)
    if (place.response.status !== 200) throw new Error('not yet')
    return place
  })
  await Promise.all([...places.slice(1), again].map(({ leave }) => leave()))
})

it('answers only those who ask for a stream', async () => {
  expect((await gateway.call({ url: '/api/v1/events', token: person.token })).status).toBe(400)
  expect((await gateway.call({ url: '/api/v1/events' })).status).toBe(401)
})
