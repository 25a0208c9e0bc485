import { randomBytes } from 'node:crypto'
import { sealGlance } from '@holdfast/database/incidents/seal-glance'
import { sealTitle } from '@holdfast/database/incidents/seal-title'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { startPostgres } from '@holdfast/testing/start-postgres'
import { Client } from 'pg'
import { besideSlow, type SlowRequest, type TimedRequest } from './beside-slow.ts'
import { createLeanClient, type LeanClient } from './lean-client.ts'
import { openAccount } from './open-account.ts'
import { runStandalone } from './run-standalone.ts'
import { watchWebProcess } from './watch-web-process.ts'

const INCIDENT_COUNT = 100_000
const REQUESTS_PER_SECOND = 200
/** A long collection of the server's garbage comes once a minute: a shorter case has it whole, or not at all. */
const SECONDS_PER_CASE = 30
const SECONDS_OF_WARM_UP = 6
/** Of the dear ones: a person types a search, nobody polls it. */
const DEAR_REQUESTS_PER_SECOND = 5
const SECONDS_PER_DEAR_CASE = 6
const FLOOR_P99_MS = 25
const SEALED_AT_ONCE = 5_000
const masterKey = randomBytes(32)
/** By hand: only the cases whose names contain it. */
const part = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? ''

/** The first page that everyone sees, its filters, and apart from them what is known to be dearer. */
const cases = {
  'first page': 'limit=100',
  'first 1,000': 'limit=100&offset=900',
  'by status': 'limit=100&status=open',
  'by severity': 'limit=100&severity=critical,high',
  'by service': 'limit=100&service=service-7',
  since: 'limit=100&since=2026-03-01T00:00:00Z',
}
const dearCases = {
  search: 'limit=100&q=incident+777',
  'search for what all have': 'limit=100&q=bench',
  'search for what none has': 'limit=100&q=no+such+words',
  'search for two letters': 'limit=100&q=77',
  'deep offset': 'limit=100&offset=90000',
}

const seed = (customerId: string) => `
  insert into incidents (id, customer_id, fingerprint, title, severity, status, service, source_type, execution_id,
    event_count, started_at, ended_at, created_at, updated_at, last_seen, template_ids, analysis)
  select gen_random_uuid(), '${customerId}', 'f' || n, 'Incident ' || n || ' of the bench',
    (array['critical','high','medium','low'])[1 + n % 4], (array['open','investigating','resolved','closed'])[1 + n % 4],
    'service-' || n % 50, 'otlp', gen_random_uuid(), 1 + n % 1000,
    timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01' + n * interval '1 minute',
    timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01' + n * interval '1 minute',
    timestamptz '2026-01-01' + n * interval '1 minute', array['t' || n % 5000], '\\x00'
  from generate_series(1, ${INCIDENT_COUNT}) n`

const glanceOf = (index: number) => ({
  impact: `${1 + (index % 1_000)} × could not store the order`,
  logs_until: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  quiet_seconds: 600,
  volume: Array.from({ length: 12 }, (_, at) => (index * (at + 7)) % 90),
})

/** As the product would have: the seed cannot seal. */
async function sealWords(owner: Client, customerId: string): Promise<void> {
  const { rows: companies } = await owner.query('select encrypted_data_key as key from customers where id = $1', [
    customerId,
  ])
  const cipher = createCompanyVault(createKeyRing([masterKey])).unwrap(customerId, companies[0].key)
  const { rows } = await owner.query<{ id: string; title: string }>('select id, title from incidents')
  for (let from = 0; from < rows.length; from += SEALED_AT_ONCE) {
    const some = rows.slice(from, from + SEALED_AT_ONCE)
    const sealed = some.map(({ id, title }) => sealTitle(cipher, id, title))
    const glances = some.map(({ id }, index) => sealGlance(cipher, id, glanceOf(from + index)))
    await owner.query(
      `update incidents set title = null, sealed_title = new.sealed, title_marks = new.marks::bit(1024), glance = new.glance
       from unnest($1::uuid[], $2::bytea[], $3::text[], $4::bytea[]) as new (id, sealed, marks, glance)
       where incidents.id = new.id`,
      [
        some.map(({ id }) => id),
        sealed.map((title) => title.sealedTitle),
        sealed.map((title) => title.titleMarks),
        glances,
      ],
    )
  }
}

/** Open loop: a slow answer does not slow down the next request, it only counts. */
async function measure(client: LeanClient, query: string, perSecond: number, seconds: number): Promise<TimedRequest[]> {
  const total = perSecond * seconds
  const beganAt = performance.now()
  const running: Promise<TimedRequest>[] = []
  for (let index = 0; index < total; index++) {
    const dueAt = beganAt + (index * 1_000) / perSecond
    const waitMs = dueAt - performance.now()
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    running.push(request(client, query))
  }
  return Promise.all(running)
}

async function request(client: LeanClient, query: string): Promise<TimedRequest> {
  const startedMs = performance.now()
  const status = await client.get(`/api/v1/dashboard/incidents?${query}`)
  if (status !== 200) throw new Error(`${query} was answered with ${status}`)
  return { startedMs, tookMs: performance.now() - startedMs }
}

interface Row {
  readonly p50: number
  readonly p99: number
  /** Of the web process for one page, and how much of it was garbage's. */
  readonly cpu: number
  readonly gc: number
  /** The longest of its event loop. */
  readonly delay: number
  readonly floor: string
}

/** Of each case, so many of the slowest. */
const SHOWN_SLOW = 3

const rounded = (ms: number): number => Math.round(ms * 10) / 10

const percentile = (sorted: readonly number[], share: number): number =>
  rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

const postgres = await startPostgres()
const holdfast = await runStandalone({
  DATABASE_URL: postgres.ownerUrl,
  ENCRYPTION_KEY: masterKey.toString('base64'),
})
try {
  if (!(await holdfast.isReady)) throw new Error(holdfast.output())
  const account = await openAccount(holdfast.url)
  const owner = new Client({ connectionString: postgres.ownerUrl })
  await owner.connect()
  await owner.query(seed(account.customerId))
  await sealWords(owner, account.customerId)
  await owner.query('vacuum full analyze incidents')
  await owner.query('vacuum incidents')
  await owner.end()
  // Compiled code and open connections are what an operator's second minute is like, and all after it.
  const client = createLeanClient(holdfast.url, account.token)
  for (const perSecond of [50, REQUESTS_PER_SECOND]) await measure(client, 'limit=100', perSecond, SECONDS_OF_WARM_UP)
  const rows: Record<string, Row> = {}
  const slow: ({ readonly case: string } & SlowRequest)[] = []
  for (const [name, query] of Object.entries({ ...cases, ...dearCases })) {
    if (!name.includes(part)) continue
    const isDear = name in dearCases
    const [requests, web] = await watchWebProcess(holdfast.metricsUrl, () =>
      isDear
        ? measure(client, query, DEAR_REQUESTS_PER_SECOND, SECONDS_PER_DEAR_CASE)
        : measure(client, query, REQUESTS_PER_SECOND, SECONDS_PER_CASE),
    )
    const sorted = requests.map(({ tookMs }) => tookMs).toSorted((x, y) => x - y)
    const p99 = percentile(sorted, 0.99)
    const isHeld = isDear ? 'reported' : p99 <= FLOOR_P99_MS ? 'held' : 'missed'
    rows[name] = {
      p50: percentile(sorted, 0.5),
      p99,
      cpu: rounded(web.cpuMs / sorted.length),
      gc: rounded(web.gcMs / sorted.length),
      delay: rounded(web.longestDelayMs),
      floor: isHeld,
    }
    for (const { tookMs, delayMs, gcMs } of besideSlow(requests, web.spans, SHOWN_SLOW))
      slow.push({ case: name, tookMs: rounded(tookMs), delayMs: rounded(delayMs), gcMs: rounded(gcMs) })
    if (isHeld === 'missed') process.exitCode = 1
  }
  client.close()
  if (process.argv.includes('--json'))
    console.log(JSON.stringify({ incidents: INCIDENT_COUNT, requestsPerSecond: REQUESTS_PER_SECOND, rows, slow }))
  else {
    console.log(
      `${INCIDENT_COUNT} incidents, ${REQUESTS_PER_SECOND} requests/s, milliseconds; floor: p99 ≤ ${FLOOR_P99_MS}; search and deep offset at ${DEAR_REQUESTS_PER_SECOND}/s; cpu and gc: of the web process for one page; delay: the longest of its event loop`,
    )
    console.table(rows)
    console.log('the slowest requests, with the longest delay and the garbage collection of the seconds they fell into')
    console.table(slow)
  }
} finally {
  holdfast.process.kill('SIGTERM')
  await holdfast.ended
  await postgres.stop()
}
