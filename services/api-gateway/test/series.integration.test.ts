import { ServiceSeries } from '@holdfast/contracts/series'
import { addEpisode } from '@holdfast/database/incidents/add-episode'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { beforeAll, expect, it } from 'vitest'
import { createCompany, type Person } from './people.ts'
import { point, START_MS, storeSignals } from './store-signals.ts'
import { testGateway } from './test-gateway.ts'

const gateway = testGateway()
const MINUTE_MS = 60_000
let person: Person

beforeAll(async () => {
  person = await createCompany(gateway)
})

const show = async (query = '') =>
  ServiceSeries.parse((await gateway.call({ url: `/api/v1/series${query}`, token: person.token })).body)

const minutes = (count: number) => Array.from({ length: count }, (_, minute) => START_MS + minute * MINUTE_MS)

it('is empty before any data points came', async () => {
  expect(await show()).toMatchObject({ window: null, services: [], service: null, series: [], onsets: [] })
})

it('shows the series of a service, counters as rates a second', async () => {
  const points = minutes(30).flatMap((atMs, minute) => [
    point({ atMs, value: minute / 10 }),
    point({ atMs, name: 'http.requests', kind: 'total', unit: '1', value: minute * 120 }),
    point({ atMs, service: 'pay', resource: 'pay-1', value: 5 }),
  ])
  await storeSignals(gateway, person.customerId, { points })
  const pay = await show()
  expect(pay).toMatchObject({
    window: { from: '2026-10-01T00:00:00.000Z', until: '2026-10-01T00:29:00.000Z' },
    services: [
      { name: 'pay', series_count: 1 },
      { name: 'web', series_count: 2 },
    ],
    service: 'pay',
    series: [{ name: 'container.memory.usage', resource: 'pay-1', kind: 'gauge', unit: 'By' }],
    dropped_count: 0,
    left_out_count: 0,
  })
  const web = await show('?service=web&q=HTTP')
  expect(web.series.map(({ name, kind }) => [name, kind])).toEqual([['http.requests', 'total']])
  expect(new Set(web.series[0]?.points.map(([, value]) => value))).toEqual(new Set([2]))
  expect((await show('?service=nobody')).series).toEqual([])
})

it('draws in when incidents began, of this company alone', async () => {
  const vault = createCompanyVault(gateway.keyRing)
  const startedAt = new Date(START_MS + 10 * MINUTE_MS)
  const begin = async (customerId: string, at: Date) => {
    const incidentId = await createIncident(gateway.database, vault, {
      customerId,
      title: 'web: OOM-killed',
      service: 'web',
    })
    const episode = {
      customerId,
      incidentId,
      scope: 'stream',
      startedAt: at,
      endedAt: at,
      eventCount: 1,
      contentKey: null,
    }
    await gateway.database.withTenant(customerId, (tx) => addEpisode(tx, episode))
    return incidentId
  }
  const id = await begin(person.customerId, startedAt)
  await begin(person.customerId, new Date(START_MS - MINUTE_MS))
  await begin((await createCompany(gateway)).customerId, startedAt)
  expect((await show()).onsets).toEqual([
    {
      incident_id: id,
      title: 'web: OOM-killed',
      severity: expect.any(String),
      service: 'web',
      started_at: startedAt.toISOString(),
    },
  ])
})

it('is bounded, and says what is left out', async () => {
  const points = Array.from({ length: 320 }, (_, at) => point({ name: `made.up.${at}` }))
  await storeSignals(gateway, person.customerId, { points: [...points, point({ value: Number.NaN })] })
  const { series, left_out_count: leftOut, dropped_count: dropped } = await show()
  expect([series.length, leftOut, dropped]).toEqual([300, 20, 1])
})
