import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { patient } from './patient.ts'
import { seeText } from './see.ts'
import { changeIncident } from './stand-in/change-incident.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { member } from './stand-in/people.ts'
import { nameOf } from './stand-in/routes/route.ts'
import { useDashboard } from './use-dashboard.ts'

const { open, state } = useDashboard({ incidentCount: 7 })
const FIRST = 'Orders database refuses connections: max_connections exhausted'
const SECOND = 'checkout times out waiting for payment-gateway'
const LIST = /\/api\/v1\/dashboard\/incidents\?.*limit=100/

const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Incidents', exact: true }).getByRole('button', { name: title })

describe('while somebody looks', () => {
  it('pulses each recurrence without loading the list for it', async () => {
    const page = await open('/dashboard/incidents')
    await row(page, SECOND).waitFor()
    await page.waitForResponse('**/dashboard/changes*')
    let listed = 0
    page.on('request', (request) => {
      if (LIST.test(request.url())) listed++
    })
    for (const occurrence_count of [2, 3]) {
      changeIncident(state(), idOf(101), { occurrence_count, last_seen: new Date().toISOString() })
      await seeText(row(page, SECOND), `· ×${occurrence_count}`)
      expect(await row(page, SECOND).locator('[data-pulsing]').count()).toBe(1)
    }
    expect(listed).toBe(0)
  })

  it('announces a new incident', async () => {
    const page = await open('/dashboard/incidents')
    await row(page, FIRST).waitFor()
    await page.waitForResponse('**/dashboard/changes*')
    const [first] = state().incidents
    if (first) state().incidents.unshift({ ...first, incident_id: idOf(999), title: 'A brand new one' })
    changeIncident(state(), idOf(999), { status: 'open' })
    await page.getByRole('button', { name: '1 new incident · Show' }).click()
    await seeText(row(page, 'A brand new one'), 'A brand new one')
  })

  it('takes out what a colleague deleted', async () => {
    const page = await open('/dashboard/incidents')
    await row(page, SECOND).waitFor()
    await page.waitForResponse('**/dashboard/changes*')
    changeIncident(state(), idOf(101), { status: 'closed' })
    state().incidents = state().incidents.filter(({ incident_id }) => incident_id !== idOf(101))
    await row(page, SECOND).waitFor({ state: 'detached' })
    await page.getByLabel('6 incidents').waitFor()
    expect(await row(page, FIRST).count()).toBe(1)
  })

  it("brings a colleague's status, assignee and comment into the row and the open incident", async () => {
    const page = await open(`/dashboard/incidents/${idOf(100)}`)
    await page.getByRole('heading', { name: FIRST, level: 2 }).waitFor()
    await row(page, FIRST).waitFor()
    await page.waitForResponse('**/dashboard/changes*')
    changeIncident(state(), idOf(100), { status: 'resolved', assigned_to: nameOf(member) })
    await seeText(row(page, FIRST), 'resolved')
    await seeText(row(page, FIRST), 'Grace H.')
    await expect.poll(() => page.getByLabel('Status', { exact: true }).inputValue(), patient).toBe('resolved')
    expect(await page.getByLabel('Assignee').inputValue()).toBe(member.id)
    state().comments.push({
      id: idOf(800),
      comment_text: 'I have rolled it back.',
      created_at: new Date().toISOString(),
      edited_at: null,
      user: nameOf(member),
    })
    changeIncident(state(), idOf(100), {})
    await seeText(page, 'I have rolled it back.')
  })

  it('shows in the row what was saved here', async () => {
    const page = await open(`/dashboard/incidents/${idOf(100)}`)
    await row(page, FIRST).waitFor()
    await page.route('**/dashboard/changes*', () => undefined)
    await page.route(LIST, () => undefined)
    await page.getByLabel('Status', { exact: true }).selectOption('closed')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await seeText(row(page, FIRST), 'closed')
  })
})

describe('while the server reports events', () => {
  it('asks what changed as soon as it hears of one, and not before', async () => {
    const { promise: isChanged, resolve: tell } = Promise.withResolvers<void>()
    const page = await open('/dashboard/incidents', {
      prepare: async (fresh) => {
        await fresh.clock.install()
        await fresh.route('**/api/v1/events', async (route) => {
          await isChanged
          const body = `data: {"type":"incident.changed","incident_id":"${idOf(101)}"}\n\n`
          await route.fulfill({ contentType: 'text/event-stream', body })
        })
      },
    })
    await row(page, SECOND).waitFor()
    await page.waitForResponse('**/dashboard/changes*')
    // No timer runs from here on: what is asked now was heard of.
    await page.clock.pauseAt(Date.now() + 60_000)
    // What timers asked for until then is on its way.
    await page.evaluate(async () => void (await fetch('/health')))
    changeIncident(state(), idOf(101), { status: 'resolved' })
    const asked = page.waitForRequest('**/dashboard/changes*')
    tell()
    await asked
    await page.clock.resume()
    await seeText(row(page, SECOND), 'resolved')
  })
})

it('groups by what the list is sorted by', async () => {
  const [old] = state().incidents.slice(-1)
  if (old)
    Object.assign(old, {
      created_at: '2026-01-01T00:00:00Z',
      last_seen: new Date().toISOString(),
      ended_at: new Date().toISOString(),
    })
  state().incidents = old ? [old] : []
  const page = await open('/dashboard/incidents')
  await row(page, old?.title ?? '').waitFor()
  expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Today\n1'])
})

it('marks sample incidents', async () => {
  const [first] = state().incidents
  if (first) first.source_type = 'sample'
  const page = await open('/dashboard/incidents')
  await seeText(row(page, FIRST), 'Sample')
  expect(await row(page, SECOND).getByText('Sample').count()).toBe(0)
})
