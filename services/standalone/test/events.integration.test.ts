import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ForwardLogsResult } from '@holdfast/contracts/logs'
import { LiveEvent } from '@holdfast/contracts/live-feed'
import { findRedis, redisNeeds } from '@holdfast/testing/find-redis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Account, openAccount } from './open-account.ts'
import { type Running, runStandalone } from './run-standalone.ts'

const startRedis = await findRedis()
const stores = [
  { name: 'on Postgres', isMissing: false, start: async () => undefined },
  {
    name: startRedis ? 'on Redis' : `on Redis (${redisNeeds})`,
    isMissing: !startRedis,
    start: async () => startRedis?.(),
  },
]

const diskFull = Array.from({ length: 8 }, (_, index) => {
  const time = new Date(Date.now() - 60_000 + index * 1_000).toISOString()
  return `${time} ERROR [postgres] could not extend file "base/1/${index}": No space left on device`
}).join('\n')

describe.each(stores)('the way of a log line, $name', ({ isMissing, start }) => {
  let folder: string
  let holdfast: Running
  let account: Account
  let redis: Awaited<ReturnType<typeof start>>
  const left = new AbortController()

  beforeAll(async () => {
    if (isMissing) return
    folder = await mkdtemp(path.join(os.tmpdir(), 'events-'))
    redis = await start()
    const settings = { DATA_DIR: path.join(folder, 'data'), ...(redis ? { REDIS_URL: redis.url } : {}) }
    holdfast = await runStandalone(settings)
    if (!(await holdfast.isReady)) throw new Error(holdfast.output())
    account = await openAccount(holdfast.url)
  })
  afterAll(async () => {
    if (isMissing) return
    left.abort()
    holdfast.process.kill('SIGTERM')
    await holdfast.ended
    await redis?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const call = (route: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
    fetch(`${holdfast.url}${route}`, {
      ...init,
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json', ...init.headers },
    })

  async function follow(): Promise<LiveEvent[]> {
    const heard: LiveEvent[] = []
    const response = await call('/api/v1/events', { headers: { accept: 'text/event-stream' }, signal: left.signal })
    const read = async () => {
      const decoder = new TextDecoder()
      for await (const chunk of response.body ?? []) {
        for (const [, line = ''] of decoder.decode(chunk).matchAll(/^data: (.+)$/gm)) {
          heard.push(LiveEvent.parse(JSON.parse(line)))
        }
      }
    }
    void read().catch(() => undefined)
    return heard
  }

  it.skipIf(isMissing)('leads from a paste to an incident, a mail and the live feed', async () => {
    await call('/api/v1/settings', {
      method: 'POST',
      body: JSON.stringify({ user_settings: { email_on_incident: true } }),
    })
    const heard = await follow()
    const answer = await call('/api/v1/logs/forward', {
      method: 'POST',
      body: JSON.stringify({ api_key: account.apiKey, log_content: diskFull }),
    })
    const { incident_ids: incidentIds, looked_at: lookedAt } = ForwardLogsResult.parse(await answer.json())
    const [incidentId = ''] = incidentIds
    expect(incidentIds).toHaveLength(1)
    expect(lookedAt).toMatchObject({ lines: diskFull.trim().split('\n').length })
    expect(lookedAt?.errors).toBeGreaterThan(0)
    await vi.waitFor(
      () => {
        expect(heard).toContainEqual({ type: 'incident.opened', incident_id: incidentId })
        expect(heard.map(({ type }) => type)).toEqual(expect.arrayContaining(['upload.ended', 'company.analysed']))
      },
      { timeout: 20_000 },
    )
    const outbox = async () => (await fetch(`${holdfast.url}/dev/outbox`)).text()
    await vi.waitFor(async () => expect(await outbox()).toContain(`/dashboard/incidents/${incidentId}`), {
      timeout: 20_000,
      interval: 200,
    })
  })
})
