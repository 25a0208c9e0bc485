import { createDice, iso, type SampleLog, type StoryLine, toSampleLog } from './story.ts'

const MINUTE = 60_000
const HEALTHY_MS = 20 * MINUTE
const FAILING_MS = 12 * MINUTE

/** Postgres runs out of disk; checkout and the proxy are louder, and an innocent deploy comes just before. */
export function tellDiskFullStory(endMs: number): SampleLog {
  const dice = createDice(11)
  const startMs = endMs - HEALTHY_MS - FAILING_MS
  const failsAtMs = startMs + HEALTHY_MS
  const lines: StoryLine[] = []
  const add = (atMs: number, level: string, service: string, message: string) =>
    lines.push({ atMs, text: JSON.stringify({ time: iso(atMs), level, service, msg: message }) })

  for (let atMs = startMs; atMs < endMs; atMs += 1_500 + dice(2_500)) {
    const order = 50_000 + dice(40_000)
    if (atMs < failsAtMs) {
      add(atMs, 'info', 'checkout', `order ${order} stored in ${12 + dice(30)} ms`)
      add(atMs + 5, 'info', 'proxy', `POST /api/orders 201 ${20 + dice(40)} ms`)
    } else {
      add(atMs, 'error', 'checkout', `could not store order ${order}: database answered with error 53100`)
      add(atMs + 5, 'error', 'proxy', `POST /api/orders 503 ${30 + dice(60)} ms`)
      if (dice(3) === 0) add(atMs + 9, 'warn', 'mailer', `order ${order} has no confirmation yet, will try again`)
    }
    if (dice(4) === 0) add(atMs + 7, 'info', 'proxy', `GET /api/products 200 ${5 + dice(20)} ms`)
  }
  for (let atMs = startMs, used = 91; atMs < failsAtMs; atMs += 2 * MINUTE, used += 1) {
    add(atMs, 'warn', 'postgres', `volume /var/lib/postgresql is ${Math.min(99, used)}% full`)
  }
  add(failsAtMs - 4 * MINUTE, 'info', 'storefront', 'deployed version 3.8.1, all health checks pass')
  for (let atMs = failsAtMs - 300; atMs < endMs; atMs += 9_000 + dice(9_000)) {
    add(
      atMs,
      'error',
      'postgres',
      `ERROR: could not extend file "base/16384/${24_000 + dice(90)}": No space left on device. HINT: Check free disk space.`,
    )
  }
  add(
    failsAtMs + 2 * MINUTE,
    'fatal',
    'postgres',
    'PANIC: could not write to file "pg_wal/xlogtemp.31": No space left on device',
  )
  return toSampleLog('shop.log', lines)
}
