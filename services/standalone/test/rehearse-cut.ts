import { setTimeout as delay } from 'node:timers/promises'
import { Ledger } from '@holdfast/contracts/logs'
import { type Account, openAccount } from './open-account.ts'
import type { Running } from './run-standalone.ts'

export interface Cut {
  readonly cut: () => Promise<void> | void
  readonly heal: () => Promise<void> | void
  /** How long nothing passes. */
  readonly forMs: number
}

export interface Rehearsed {
  readonly acknowledged: number
  readonly stored: number
  readonly analysed: number
  /** Both equations of the ledger. */
  readonly isAccountedFor: boolean
  readonly recoveredAfterMs: number
  /** Each warning, and each line about a connection, with how often each process wrote it. */
  readonly lines: Record<string, number>
}

const LIMIT_MS = 180_000
const PAUSE_MS = 100

async function until(condition: () => Promise<boolean>): Promise<void> {
  const endAt = Date.now() + LIMIT_MS
  while (!(await condition().catch(() => false))) {
    if (Date.now() > endAt) throw new Error(`not within ${LIMIT_MS / 1_000} s: ${condition.toString()}`)
    await delay(250)
  }
}

/** However long it takes, as long as it goes on. */
async function untilDrained(readWaiting: () => Promise<number>): Promise<void> {
  let before = Number.POSITIVE_INFINITY
  let changedAt = Date.now()
  for (;;) {
    const waiting = await readWaiting().catch(() => before)
    if (waiting === 0) return
    if (waiting !== before) changedAt = Date.now()
    if (Date.now() - changedAt > LIMIT_MS / 2) throw new Error(`${waiting} records wait, and nobody takes them`)
    before = waiting
    await delay(500)
  }
}

/** Sends all the while, cuts, heals, and waits until everything that was acknowledged is analyzed. */
export async function rehearseCut(holdfast: Running, { cut, heal, forMs }: Cut): Promise<Rehearsed> {
  const { url } = holdfast
  const account = await openAccount(url)
  const stop = new AbortController()
  let acknowledged = 0
  const sending = Array.from({ length: 4 }, async (_, sender) => {
    for (let index = 0; !stop.signal.aborted; index++) {
      if (await send(url, account, `${sender} ${index}`)) acknowledged++
      // Each is a batch of its own, which is the most work for the least data.
      await delay(PAUSE_MS)
    }
  })
  await until(async () => acknowledged > 20 && (await readLedger(url, account)).analysed > 0)
  await cut()
  await delay(forMs)
  await heal()
  const healedAt = Date.now()
  const before = acknowledged
  await until(async () => acknowledged > before + 20 && (await isReady(url)))
  const recoveredAfterMs = Date.now() - healedAt
  stop.abort()
  await Promise.all(sending)
  await untilDrained(async () => (await readLedger(url, account)).waiting).catch((error: unknown) => {
    throw new Error(`What it said last:\n${linesOfWork(holdfast.output()).slice(-60).join('\n')}`, { cause: error })
  })
  const { received, stored, duplicate, rejected, analysed, waiting, failed } = await readLedger(url, account)
  return {
    acknowledged,
    stored,
    analysed,
    isAccountedFor: received === stored + duplicate + rejected && stored === analysed + waiting + failed,
    recoveredAfterMs,
    lines: countLines(holdfast.output()),
  }
}

async function send(url: string, { apiKey }: Account, mark: string): Promise<boolean> {
  const logRecords = [{ timeUnixNano: `${Date.now()}000000`, body: { stringValue: `ERROR it broke ${mark}` } }]
  const response = await fetch(`${url}/api/v1/otlp/v1/logs`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ resourceLogs: [{ scopeLogs: [{ logRecords }] }] }),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => undefined)
  await response?.arrayBuffer().catch(() => undefined)
  return response?.ok ?? false
}

const isReady = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/ready`, { signal: AbortSignal.timeout(5_000) })).ok

async function readLedger(url: string, { token }: Account) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/v1/logs/ledger`, { headers, signal: AbortSignal.timeout(60_000) })
  return Ledger.parse(await response.json()).totals
}

/** Requests are left out, for they would hide what a reader looks for. */
const linesOfWork = (output: string): string[] => output.split('\n').filter((line) => !line.includes('"msg":"request"'))

function countLines(output: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const line of output.split('\n')) {
    if (!line.startsWith('{')) continue
    const { name, msg, level } = JSON.parse(line) as { name: string; msg: string; level: number }
    // The answer to each look at /ready is no line about the outage.
    if (msg === 'not ready' || (level < 40 && !msg.startsWith('connected to'))) continue
    const key = `${name}: ${msg}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
