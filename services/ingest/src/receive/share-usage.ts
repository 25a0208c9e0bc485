import { createHash } from 'node:crypto'
import type { Database } from '@holdfast/database/open-database'
import { addToLimits } from '@holdfast/database/rate-limits/add-to-limits'
import type { KeyRateLimiter, KeyUsage } from './key-rate-limiter.ts'

export interface SharedUsage {
  /** What happens now and then by itself. */
  share(): Promise<void>
  stop(): Promise<void>
}

interface ShareOptions {
  readonly database: Pick<Database, 'withSystem'>
  readonly rateLimiter: KeyRateLimiter
  readonly now: () => Date
}

const EVERY_MS = 1_000
/** Whoever uses less than this of an allowance has enough of it, whatever the others let in. */
const SHARE_TOLD = 0.05
const WINDOW_MS = 600_000
/** Counts are 32-bit. */
const BYTES_PER_COUNT = 1_024

/** A key that was not used here for so long is forgotten. */
const REMEMBERED_MS = 30_000

const NOTHING: KeyUsage = { bytes: 0, records: 0, requests: 0 }

interface Told {
  readonly windowStartMs: number
  readonly lastUsedMs: number
  readonly own: KeyUsage
  readonly others: KeyUsage
}

/**
 * Makes one allowance per key of those that each ingest keeps: each adds what it let in to a common count once a second,
 * and takes off its own allowance what the others added. No request waits for that. Where the database is away, the
 * allowances are each process's own for that time.
 */
export function shareUsage({ database, rateLimiter, now }: ShareOptions): SharedUsage {
  let told = new Map<string, Told>()
  let running: Promise<void> | undefined

  async function exchange(): Promise<void> {
    const nowMs = now().getTime()
    const windowStartMs = nowMs - (nowMs % WINDOW_MS)
    const used = rateLimiter.takeUsage(EVERY_MS / 1_000, SHARE_TOLD)
    // Whoever is refused here uses nothing here, and must hear of the others all the same.
    for (const [key, { lastUsedMs }] of told) {
      if (!used.has(key) && nowMs - lastUsedMs < REMEMBERED_MS) used.set(key, NOTHING)
    }
    const keys = [...used]
    const additions = keys.flatMap(([key, usage]) =>
      countsOf(usage).map((count, index) => ({ bucket: bucketOf(key, windowStartMs, index), count })),
    )
    const resetsAt = new Date(windowStartMs + 2 * WINDOW_MS)
    const totals = await database.withSystem('rate-limit', (tx) => addToLimits(tx, additions, resetsAt))
    const next = new Map<string, Told>()
    for (const [index, [key, usage]] of keys.entries()) {
      const known = told.get(key)
      const isSameWindow = known?.windowStartMs === windowStartMs
      const own = isSameWindow ? plus(known.own, counted(usage)) : counted(usage)
      const others = minus(toUsage(totals.slice(index * 3, index * 3 + 3)), own)
      // What others let in before this process knew of the key is paid for by their own waiting.
      if (known) rateLimiter.chargeForOthers(key, isSameWindow ? minus(others, known.others) : others)
      const lastUsedMs = usage === NOTHING ? (known?.lastUsedMs ?? nowMs) : nowMs
      next.set(key, { windowStartMs, lastUsedMs, own, others })
    }
    told = next
  }

  const share = () =>
    (running ??= exchange()
      .catch(() => undefined)
      .finally(() => {
        running = undefined
      }))
  const timer = setInterval(() => void share(), EVERY_MS)
  timer.unref()
  return {
    share,
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

const bucketOf = (key: string, windowStartMs: number, index: number): Buffer =>
  createHash('sha256').update(`ingest:${key}:${windowStartMs}:${index}`).digest()

const countsOf = ({ bytes, records, requests }: KeyUsage): [number, number, number] => [
  Math.ceil(bytes / BYTES_PER_COUNT),
  records,
  requests,
]

const toUsage = ([bytes = 0, records = 0, requests = 0]: readonly number[]): KeyUsage => ({
  bytes: bytes * BYTES_PER_COUNT,
  records,
  requests,
})

/** As the common count has it: rounded up. */
const counted = (usage: KeyUsage): KeyUsage => toUsage(countsOf(usage))

const plus = (a: KeyUsage, b: KeyUsage): KeyUsage => ({
  bytes: a.bytes + b.bytes,
  records: a.records + b.records,
  requests: a.requests + b.requests,
})

const minus = (a: KeyUsage, b: KeyUsage): KeyUsage => ({
  bytes: a.bytes - b.bytes,
  records: a.records - b.records,
  requests: a.requests - b.requests,
})
