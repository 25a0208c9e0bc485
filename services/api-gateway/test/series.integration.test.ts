import { IncidentSeries, ServiceSeries } from '@holdfast/contracts/series'
import { addEpisode } from '@holdfast/database/incidents/add-episode'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCompany, type Person } from './people.ts'
import { metricsRequest, storeExport } from './store-export.ts'
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

describe('what moved with an incident', () => {
  const vault = () => createCompanyVault(gateway.keyRing)
  const moved = async (startMs: number, who = person) => {
    const [startedAt, endedAt] = [new Date(startMs), new Date(startMs + 8 * MINUTE_MS)]
    const values = { customerId: who.customerId, service: 'web', startedAt, endedAt }
    const id = await createIncident(gateway.database, vault(), values)
    const answer = await gateway.call({ url: `/api/v1/incidents/${id}/series`, token: who.token })
    return IncidentSeries.parse(answer.body)
  }
  /** At the 60th minute it rises, and stays so for ten minutes. */
  const risen = (minute: number, from: number, to: number) =>
    minute >= 60 && minute < 70 ? to : from + (minute % 3) / 100

  it('is three series at most, of its own service first', async () => {
    const points = minutes(90).flatMap((atMs, minute) => [
      point({ atMs, name: 'cpu.steady', value: 1 + (minute % 3) / 100 }),
      point({ atMs, name: 'container.cpu.usage', value: risen(minute, 0.2, 0.9) }),
      point({ atMs, name: 'container.cpu.usage', service: 'pay', resource: 'pay-1', value: risen(minute, 0.2, 3) }),
      ...['a', 'b'].map((pool) =>
        point({ atMs, name: `db.pool.${pool}`, service: 'pay', value: risen(minute, 2, 50) }),
      ),
    ])
    await storeSignals(gateway, person.customerId, { points })
    const { series, window, incident } = await moved(START_MS + 60 * MINUTE_MS)
    expect(series.map(({ service, name, measure }) => [service, name, measure])).toEqual([
      ['web', 'container.cpu.usage', 'cpu'],
      ['pay', expect.any(String), expect.any(String)],
      ['pay', expect.any(String), expect.any(String)],
    ])
    expect(series[0]).toMatchObject({ value_during: 0.9, rose_at: new Date(START_MS + 60 * MINUTE_MS).toISOString() })
    expect(incident?.from).toBe(new Date(START_MS + 60 * MINUTE_MS).toISOString())
    expect(window?.from).toBe(new Date(START_MS).toISOString())
  })

  it('is nothing where nothing rose, and nothing is kept', async () => {
    expect((await moved(START_MS + 30 * MINUTE_MS)).series).toEqual([])
    const stranger = await createCompany(gateway)
    expect(await moved(START_MS + 60 * MINUTE_MS, stranger)).toMatchObject({ window: null, series: [] })
  })

  it('is read from what is stored, once the digest no longer reaches back', async () => {
    const owner = await createCompany(gateway)
    const startMs = Date.now()
    const value = (minute: number) => (minute >= 0 && minute < 10 ? 0.95 : 0.2 + Math.abs(minute % 3) / 100)
    const points = Array.from({ length: 50 }, (_, at) => {
      const minute = at - 35
      return { service: 'web', name: 'container.cpu.usage', atMs: startMs + minute * MINUTE_MS, value: value(minute) }
    })
    await storeExport(gateway, owner.customerId, { format: 'metrics-json', request: metricsRequest(points) })
    const { series } = await moved(startMs, owner)
    expect(series.map(({ name, value_during: during }) => [name, during])).toEqual([['container.cpu.usage', 0.95]])
  })
})
