import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { LogEvent } from '@holdfast/analysis/model/log-event'
import { createSourceReader, newSourceProfile } from '@holdfast/analysis/read/create-source-reader'
import { startPostgres } from '@holdfast/testing/start-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFleetService } from './start-fleet-service.ts'

const run = promisify(execFile)
const main = path.resolve(import.meta.dirname, '../src/analyze/main.ts')
let folder: string
const stops: (() => Promise<unknown>)[] = []
/** What a gateway wrote while it ran well, and while its database was gone. */
let lines: readonly string[]
const answers: number[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-own-logs-'))
  const postgres = await startPostgres()
  stops.push(() => postgres.stop())
  const gateway = await startFleetService('api-gateway', {
    DATABASE_URL: postgres.appUrl,
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    JWT_SECRET: randomBytes(32).toString('hex'),
  })
  stops.unshift(() => gateway.stop())
  const body = JSON.stringify({ email: 'ada@acme.example', password: 'Corr3ct-horse' })
  const limits = async () => (await fetch(`${gateway.url}/api/v1/limits`)).status
  const signIn = async () => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${gateway.url}/api/v1/auth/login`, { method: 'POST', headers, body })).status
  }
  for (let count = 0; count < 20; count++) answers.push(await limits())
  await postgres.stop()
  while ((await fetch(`${gateway.url}/ready`)).status !== 503) await nextTurn(50)
  for (let count = 0; count < 8; count++) answers.push(await signIn())
  lines = [...gateway.lines]
}, 180_000)
afterAll(async () => {
  for (const stop of stops) await stop()
  await rm(folder, { recursive: true, force: true })
})

it('reads its own lines: time, level, service and message', () => {
  expect(answers).toEqual([...Array(20).fill(200), ...Array(8).fill(503)])
  const events = readAll(lines)
  expect(events).toHaveLength(lines.length)
  for (const [index, event] of events.entries()) {
    const written = JSON.parse(lines[index] ?? '')
    const level = written.level >= 50 ? 'error' : written.level >= 40 ? 'warn' : 'info'
    expect(event).toMatchObject({ timestampMs: Date.parse(written.time), level, entities: { service: 'gateway' } })
    expect(event.message).toContain(written.msg)
  }
})

it('finds the incident in its own log, and says that the database was gone', async () => {
  const file = path.join(folder, 'gateway.log')
  await writeFile(file, lines.map((line) => `${line}\n`).join(''))
  // Exit code 3: incidents were found.
  const { code, stdout } = await run(process.execPath, [main, '--json', file]).then(
    ({ stdout: found }) => ({ code: 0, stdout: found }),
    (error: { code: number; stdout: string }) => error,
  )
  expect(code).toBe(3)
  const { incidents } = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')
  expect(incidents).toHaveLength(1)
  expect(JSON.stringify(incidents[0])).toMatch(/postgres|database/i)
  expect(JSON.stringify(incidents[0])).toMatch(/ECONNREFUSED/)
})

it('finds nothing in the part of the log before', async () => {
  const file = path.join(folder, 'healthy.log')
  const healthy = lines.slice(
    0,
    lines.findIndex((line) => JSON.parse(line).level >= 40),
  )
  expect(healthy.length).toBeGreaterThan(15)
  await writeFile(file, healthy.map((line) => `${line}\n`).join(''))
  await expect(run(process.execPath, [main, '--json', file])).resolves.toMatchObject({ stderr: expect.any(String) })
})

function readAll(all: readonly string[]): LogEvent[] {
  const reader = createSourceReader(newSourceProfile('gateway.log', { name: 'gateway.log' }))
  return [...all.flatMap((line) => reader.push(`${line}\n`)), ...reader.end()]
}
