import { setTimeout as delay } from 'node:timers/promises'
import type { Account } from './account.ts'
import type { Fleet } from './fleet.ts'

export interface LoadFigures {
  /** Records in answered 2xx: what may not be lost. */
  acknowledged: number
  requests: number
  /** Answered 503 or 429, or cut off, and sent again. */
  retried: number
  cutOff: number
  /** Any other answer: what may not be. */
  readonly failed: Record<string, number>
}

export interface Load {
  readonly figures: LoadFigures
  /** After every batch that was begun has been acknowledged. */
  stop(): Promise<LoadFigures>
}

const RECORDS_PER_BATCH = 100
const SENDERS = 2
const PAUSE_MS = 200
const RETRY_MS = 300
const message = 'could not extend file "base/1/16": No space left on device'

/** Two senders as an OpenTelemetry collector would send: what got no 2xx is sent again, byte by byte the same. */
export function startLoad({ otlpUrl }: Fleet, account: Account): Load {
  const figures: LoadFigures = { acknowledged: 0, requests: 0, retried: 0, cutOff: 0, failed: {} }
  const stopping = new AbortController()
  let batches = 0

  async function sendOnce(body: string): Promise<boolean> {
    figures.requests++
    try {
      const headers = { 'content-type': 'application/json', 'x-api-key': account.apiKey }
      const response = await fetch(`${otlpUrl}/v1/logs`, { method: 'POST', headers, body })
      await response.text()
      if (response.ok) return true
      const { status } = response
      if (status !== 503 && status !== 429) figures.failed[status] = (figures.failed[status] ?? 0) + 1
    } catch {
      figures.cutOff++
    }
    figures.retried++
    return false
  }

  async function send(): Promise<void> {
    while (!stopping.signal.aborted) {
      const body = batchBody(batches++)
      while (!(await sendOnce(body))) await delay(RETRY_MS)
      figures.acknowledged += RECORDS_PER_BATCH
      await delay(PAUSE_MS)
    }
  }

  const sending = Array.from({ length: SENDERS }, send)
  return {
    figures,
    stop: async () => {
      stopping.abort()
      await Promise.all(sending)
      return figures
    },
  }
}

/** Healthy records, each of its own kind of number, and some of one fault: one incident, however long it goes on. */
function batchBody(batch: number): string {
  const nowNanos = BigInt(Date.now()) * 1_000_000n
  const logRecords = Array.from({ length: RECORDS_PER_BATCH }, (_, index) => {
    const isFault = index % 25 === 0
    const text = isFault ? message : `request ${batch * RECORDS_PER_BATCH + index} served in ${index % 80} ms`
    return {
      timeUnixNano: String(nowNanos + BigInt(index)),
      severityNumber: isFault ? 17 : 9,
      body: { stringValue: text },
    }
  })
  const attributes = [{ key: 'service.name', value: { stringValue: 'orders' } }]
  return JSON.stringify({ resourceLogs: [{ resource: { attributes }, scopeLogs: [{ logRecords }] }] })
}
