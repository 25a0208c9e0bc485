import { gzipSync } from 'node:zlib'
import { startPostgres } from '@holdfast/testing/start-postgres'
import { IncidentPage } from '@holdfast/contracts/incidents'
import { LogProcessing } from '@holdfast/contracts/logs'
import { type Account, openAccount } from './open-account.ts'
import { type Running, runStandalone } from './run-standalone.ts'

const SECONDS = 120
const RECORDS_PER_SECOND = 10_000
const RECORDS_PER_BATCH = 500
const FAULT_EVERY_MS = 10_000
const FLOOR_P95_MS = 5_000
const POLL_MS = 200

const services = ['orders', 'billing', 'search', 'catalog', 'mailer']
/** One for each company, of another kind each. */
const faults = [
  'could not extend file "base/1/16": No space left on device',
  'TLS handshake with pay.example.com:443 failed: certificate has expired',
  'OOM command not allowed when used memory > maxmemory',
  'deadlock detected while updating table accounts',
  'panic: runtime error: invalid memory address or nil pointer dereference',
  'connect ECONNREFUSED 10.2.0.9:5672: message broker is down',
  'Too many open files: accept failed',
  'could not resolve host inventory.internal: NXDOMAIN',
  'java.lang.OutOfMemoryError: Java heap space',
  'remaining connection slots are reserved for superuser connections',
]

const attribute = (key: string, value: string) => ({ key, value: { stringValue: value } })

function batchBody(counter: number, fault: { service: string; message: string } | null): Buffer {
  const nowNanos = BigInt(Date.now()) * 1_000_000n
  const records = Array.from({ length: RECORDS_PER_BATCH }, (_, index) => {
    const isFault = fault !== null && index % 10 === 0
    return {
      timeUnixNano: String(nowNanos + BigInt(index)),
      severityNumber: isFault ? 17 : 9,
      severityText: isFault ? 'ERROR' : 'INFO',
      body: {
        stringValue: isFault
          ? fault.message
          : `request ${counter * RECORDS_PER_BATCH + index} served in ${index % 80} ms for user u${index % 900}`,
      },
    }
  })
  const service = fault?.service ?? services[counter % services.length] ?? ''
  return gzipSync(
    JSON.stringify({
      resourceLogs: [
        {
          resource: { attributes: [attribute('service.name', service), attribute('agent.fingerprint', 'bench')] },
          scopeLogs: [{ logRecords: records }],
        },
      ],
    }),
    { level: 1 },
  )
}

async function send(holdfast: Running, { apiKey }: Account, body: Buffer): Promise<void> {
  const response = await fetch(`${holdfast.url}/api/v1/otlp/v1/logs`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: new Uint8Array(body),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`ingest answered ${response.status}`)
}

async function countIncidents(holdfast: Running, { token }: Account): Promise<number> {
  const response = await fetch(`${holdfast.url}/api/v1/dashboard/incidents?limit=1000`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return IncidentPage.parse(await response.json()).incidents.length
}

async function readBacklog(holdfast: Running, { token }: Account): Promise<number> {
  const response = await fetch(`${holdfast.url}/api/v1/logs/processing`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return LogProcessing.parse(await response.json()).waiting_batches
}

const postgres = await startPostgres()
const holdfast = await runStandalone({ DATABASE_URL: postgres.ownerUrl, WORKERS: '1' })
try {
  if (!(await holdfast.isReady)) throw new Error(holdfast.output())
  const accounts: Account[] = []
  for (let index = 0; index < faults.length; index++) {
    accounts.push(await openAccount(holdfast.url, `bench-${index}@acme.example`))
  }
  const accountOf = (index: number): Account => accounts[index % accounts.length] as Account
  const acknowledgedAt: number[] = []
  const visibleAt: number[] = []
  const backlogs: number[] = []
  const endAt = performance.now() + SECONDS * 1_000

  const watchFault = async (index: number): Promise<void> => {
    while (performance.now() < endAt + 30_000) {
      if ((await countIncidents(holdfast, accountOf(index))) > 0) {
        visibleAt[index] = performance.now()
        return
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
  const watches: Promise<void>[] = []
  const measureBacklog = setInterval(() => {
    void Promise.all(accounts.map((account) => readBacklog(holdfast, account))).then((waiting) =>
      backlogs.push(waiting.reduce((sum, count) => sum + count, 0)),
    )
  }, 5_000)

  const pauseMs = (1_000 * RECORDS_PER_BATCH) / RECORDS_PER_SECOND
  const running = new Set<Promise<void>>()
  let sent = 0
  /** A fault goes on: what fails in one moment alone is no incident. */
  const faultOf = (index: number): { service: string; message: string } | null => {
    const message = index % accounts.length < acknowledgedAt.length ? faults[index % accounts.length] : undefined
    return message === undefined ? null : { service: 'payments', message }
  }
  let nextFaultAt = performance.now() + 15_000
  for (let dueAt = performance.now(); performance.now() < endAt; dueAt += pauseMs) {
    const waitMs = dueAt - performance.now()
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    const message = performance.now() >= nextFaultAt ? faults[acknowledgedAt.length] : undefined
    if (message) {
      nextFaultAt += FAULT_EVERY_MS
      const index = acknowledgedAt.length
      await send(holdfast, accountOf(index), batchBody(sent++, { service: 'payments', message }))
      acknowledgedAt.push(performance.now())
      watches.push(watchFault(index))
      continue
    }
    const one = send(holdfast, accountOf(sent), batchBody(sent, faultOf(sent))).finally(() => running.delete(one))
    sent += 1
    running.add(one)
  }
  await Promise.all(running)
  await Promise.all(watches)
  clearInterval(measureBacklog)
  const delays = acknowledgedAt
    .map((at, index) => (visibleAt[index] ?? Number.POSITIVE_INFINITY) - at)
    .toSorted((a, b) => a - b)
  const p95 = Math.round(delays[Math.ceil(delays.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY)
  const figures = {
    records_per_second: Math.round((sent * RECORDS_PER_BATCH) / SECONDS),
    faults: acknowledgedAt.length,
    visible: visibleAt.filter(Boolean).length,
    p50_ms: Math.round(delays[Math.floor(delays.length / 2)] ?? 0),
    p95_ms: p95,
    backlog_batches: backlogs.join(' '),
    floor: p95 <= FLOOR_P95_MS ? 'held' : 'missed',
  }
  if (figures.floor === 'missed') process.exitCode = 1
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures))
  else console.table([figures])
} finally {
  holdfast.process.kill('SIGTERM')
  await holdfast.ended
  await postgres.stop()
}
