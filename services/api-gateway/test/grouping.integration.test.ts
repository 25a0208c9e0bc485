import { groupingCorrected } from '@holdfast/contracts/events/catalogue'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { beforeAll, expect, it } from 'vitest'
import { createCompany, type Person } from './people.ts'
import { testGateway } from './test-gateway.ts'

const gateway = testGateway()
let admin: Person
beforeAll(async () => {
  admin = await createCompany(gateway)
})

const base = '/api/v1/dashboard/incidents'
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown) =>
  gateway.call({ method, url, token: admin.token, ...(body === undefined ? {} : { body }) })

const incident = (title: string, templateIds = ['t1', 't2']): Promise<string> =>
  createIncident(gateway.database, createCompanyVault(gateway.keyRing), {
    customerId: admin.customerId,
    title,
    templateIds,
  })

it('merges an incident into another, with its counts, and undoes it', async () => {
  const [part, whole] = [await incident('Part'), await incident('Whole')]
  await call('POST', `${base}/${part}/comments`, { comment_text: 'seen in part' })
  const { status, body } = await call('POST', `${base}/${part}/merge`, { into: whole })
  expect(status).toBe(200)
  const { body: discussion } = await call('GET', `${base}/${whole}/comments`)
  expect(discussion.comments).toEqual([expect.objectContaining({ comment_text: 'seen in part' })])
  expect((await call('GET', `${base}/${part}`)).status).toBe(404)
  expect((await call('GET', `${base}/${whole}`)).body.occurrence_count).toBe(2)
  const rules = await call('GET', '/api/v1/dashboard/grouping/rules')
  expect(rules.body.rules).toContainEqual(
    expect.objectContaining({ id: body.rule_id, kind: 'merge', description: "'Part' belongs to 'Whole'" }),
  )

  expect((await call('POST', `/api/v1/dashboard/grouping/changes/${body.change_id}/undo`)).status).toBe(200)
  expect((await call('GET', `${base}/${part}`)).status).toBe(200)
  expect((await call('GET', `${base}/${whole}`)).body.occurrence_count).toBe(1)
  const after = await call('GET', '/api/v1/dashboard/grouping/rules')
  expect(after.body.rules.map((rule: { id: string }) => rule.id)).not.toContain(body.rule_id)
  expect((await call('POST', `/api/v1/dashboard/grouping/changes/${body.change_id}/undo`)).status).toBe(404)
})

it('refuses to merge an incident into itself or into nothing', async () => {
  const id = await incident('Alone')
  expect((await call('POST', `${base}/${id}/merge`, { into: id })).status).toBe(422)
  const nowhere = '0190a1b2-0000-7000-8000-000000000000'
  expect((await call('POST', `${base}/${id}/merge`, { into: nowhere })).status).toBe(404)
})

it('hands a split to the worker, remembers its rule, previews and removes it', async () => {
  const id = await incident('Both', ['s1', 's2'])
  const preview = await call('POST', '/api/v1/dashboard/grouping/preview', { template_ids: ['s1'] })
  expect(preview.body.incidents).toEqual([expect.objectContaining({ incident_id: id, is_split: true })])

  const { status, body } = await call('POST', `${base}/${id}/split`, { template_ids: ['s1'] })
  expect(status).toBe(202)
  const corrected = gateway.published.filter(({ spec }) => spec === groupingCorrected)
  expect(corrected).toMatchObject([{ payload: { changeId: body.change_id } }])
  const kept = await gateway.owner.selectFrom('eventOutbox').select('name').execute()
  expect(kept).toEqual([{ name: 'grouping.corrected' }])
  expect((await call('DELETE', `/api/v1/dashboard/grouping/rules/${body.rule_id}`)).status).toBe(200)
  expect((await call('DELETE', `/api/v1/dashboard/grouping/rules/${body.rule_id}`)).status).toBe(404)
})

it.each([
  { templateIds: ['unknown'], says: 'must be kinds of lines of this incident' },
  { templateIds: ['t1', 't2'], says: 'must leave at least one kind of lines behind' },
])('refuses to split off $templateIds', async ({ templateIds, says }) => {
  const id = await incident('Refused')
  const { status, body } = await call('POST', `${base}/${id}/split`, { template_ids: templateIds })
  expect(status).toBe(422)
  expect(body.detail).toContain(says)
})
