import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Account, openAccount } from './open-account.ts'
import { runStandalone } from './run-standalone.ts'
import { fitSlope, judgeSlope, lowWaterMarks, type Point, type Verdict } from './soak/fit-slope.ts'
import { sampleProcesses } from './soak/sample-processes.ts'
import { createLoad, type Load, RECORDS_PER_REQUEST } from './soak/soak-load.ts'

const minutes = Number(/--minutes[= ](\S+)/.exec(process.argv.join(' '))?.[1] ?? 3)
const COMPANIES = 5
const CAPACITY_MS = 30_000
const SENDERS = 8
const LOAD_SHARE = 0.5
const SAMPLE_EVERY_MS = 5_000
/** Caches fill, pages are touched for the first time, connections are made. */
const WARM_UP_SHARE = 0.3
const STRETCH_HOURS = 1 / 60

interface Metric {
  readonly name: string
  readonly unit: 'MB' | 'handles' | 'processes' | 'records'
  readonly points: Point[]
}

/** A rise that would matter within a day; a leak is larger. */
function boundOf({ unit }: Metric, mean: number, recordsPerSecond: number): number {
  if (unit === 'records') return recordsPerSecond
  return Math.max(unit === 'MB' ? 16 : 4, mean * 0.1)
}

/** As fast as they are taken, until the last of them is analyzed. */
async function measureCapacity(load: Load): Promise<number> {
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      while (performance.now() - startedAt < CAPACITY_MS) if (!(await load.send())) await delay(200)
    }),
  )
  for (;;) {
    const { stored, waiting } = await load.readLedger()
    if (waiting === 0) return stored / ((performance.now() - startedAt) / 1_000)
    await delay(250)
  }
}

async function hold(load: Load, root: number, recordsPerSecond: number) {
  const metrics = new Map<string, Metric>()
  const note = (name: string, unit: Metric['unit'], hours: number, value: number) => {
    const metric = metrics.get(name) ?? { name, unit, points: [] }
    metrics.set(name, metric)
    metric.points.push({ hours, value })
  }
  const startedAt = performance.now()
  const endAt = startedAt + minutes * 60_000
  const sampling = (async () => {
    for (let dueAt = startedAt; dueAt < endAt; dueAt += SAMPLE_EVERY_MS) {
      await delay(Math.max(0, dueAt - performance.now()))
      const hours = (performance.now() - startedAt) / 3_600_000
      for (const [role, { processes, memoryMb, handles }] of await sampleProcesses(root)) {
        note(`${role} memory`, 'MB', hours, memoryMb)
        note(`${role} handles`, 'handles', hours, handles)
        note(`${role} processes`, 'processes', hours, processes)
      }
      note('lag', 'records', hours, (await load.readLedger()).waiting)
    }
  })()
  const running = new Set<Promise<unknown>>()
  let refused = 0
  const pauseMs = (1_000 * RECORDS_PER_REQUEST) / recordsPerSecond
  for (let dueAt = startedAt; dueAt < endAt; dueAt += pauseMs) {
    await delay(Math.max(0, dueAt - performance.now()))
    const one = load.send().then((isTaken) => {
      refused += isTaken ? 0 : 1
      running.delete(one)
    })
    running.add(one)
  }
  await Promise.all([...running, sampling])
  return { metrics: [...metrics.values()], refused }
}

function judge(metric: Metric, recordsPerSecond: number) {
  const settled = metric.points.filter(({ hours }) => hours >= (minutes / 60) * WARM_UP_SHARE)
  const slope = fitSlope(metric.unit === 'records' ? settled : lowWaterMarks(settled, STRETCH_HOURS))
  const bound = boundOf(metric, slope.mean, recordsPerSecond)
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    name: metric.name,
    mean: round(slope.mean),
    'slope/h': round(slope.perHour),
    '±95 %': round(slope.margin),
    'bound/h': round(bound),
    verdict: judgeSlope(slope, bound),
  }
}

function sumUp(verdicts: readonly Verdict[]): string {
  if (verdicts.includes('rising')) return 'missed'
  return verdicts.includes('undecided') ? 'undecided: run it longer' : 'held'
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-soak-'))
await chmod(folder, 0o755)
const holdfast = await runStandalone({ DATA_DIR: path.join(folder, 'data'), WORKERS: '1' })
try {
  if (!(await holdfast.isReady)) throw new Error(holdfast.output())
  const accounts: Account[] = []
  for (let index = 0; index < COMPANIES; index++) {
    accounts.push(await openAccount(holdfast.url, `soak-${index}@acme.example`))
  }
  const load = createLoad(holdfast.url, accounts, SENDERS)
  const capacity = await measureCapacity(load)
  const recordsPerSecond = capacity * LOAD_SHARE
  const { metrics, refused } = await hold(load, holdfast.process.pid ?? 0, recordsPerSecond)
  const slopes = metrics.map((metric) => judge(metric, recordsPerSecond))
  const { failed } = await load.readLedger()
  const figures = {
    minutes,
    capacity_records_per_second: Math.round(capacity),
    load_records_per_second: Math.round(recordsPerSecond),
    refused_requests: refused,
    failed_records: failed,
    slopes,
    floor: failed > 0 ? 'missed' : sumUp(slopes.map(({ verdict }) => verdict)),
  }
  if (figures.floor === 'missed') process.exitCode = 1
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures))
  else {
    console.log(
      `${minutes} min at ${figures.load_records_per_second} records/s, half of the ${figures.capacity_records_per_second} measured just before; ${refused} requests refused, ${failed} records failed`,
    )
    console.table(slopes)
    console.log(
      `floor (every slope's interval under its bound, memory and handles by their low-water marks): ${figures.floor}`,
    )
  }
} finally {
  holdfast.process.kill('SIGTERM')
  await holdfast.ended
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
}
