import { setTimeout as delay } from 'node:timers/promises'
import type { WatchedSpan } from './beside-slow.ts'
import { readWebProcess, type WebProcess } from './read-web-process.ts'

/** Often enough to say which request met which stall, and seldom enough to cause none. */
const EVERY_MS = 1_000

export interface WatchedProcess {
  readonly cpuMs: number
  readonly gcMs: number
  readonly longestDelayMs: number
  readonly spans: readonly WatchedSpan[]
}

/** What the web process does while `work` runs. */
export async function watchWebProcess<T>(metricsUrl: string, work: () => Promise<T>): Promise<[T, WatchedProcess]> {
  const first = await readWebProcess(metricsUrl)
  const ended = new AbortController()
  const spans: WatchedSpan[] = []
  const watch = async (): Promise<WebProcess> => {
    let before = first
    let fromMs = performance.now()
    for (let isLast = false; !isLast;) {
      await delay(EVERY_MS, undefined, { signal: ended.signal }).catch(() => undefined)
      isLast = ended.signal.aborted
      const now = await readWebProcess(metricsUrl)
      const untilMs = performance.now()
      spans.push({ fromMs, untilMs, delayMs: now.longestDelayMs, gcMs: now.gcMs - before.gcMs })
      before = now
      fromMs = untilMs
    }
    return before
  }
  const watching = watch()
  const done = await work()
  ended.abort()
  const last = await watching
  const longestDelayMs = Math.max(0, ...spans.map(({ delayMs }) => delayMs))
  return [done, { cpuMs: last.cpuMs - first.cpuMs, gcMs: last.gcMs - first.gcMs, longestDelayMs, spans }]
}
