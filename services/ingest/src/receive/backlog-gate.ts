import { measureBacklog } from '@holdfast/database/batches/measure-backlog'
import { AppError } from '@holdfast/runtime/app-error'
import type { IngestDependencies } from '../ingest-dependencies.ts'

export interface BacklogGate {
  /** 429 while more of the company's logs wait for analysis than may. */
  pass(customerId: string): Promise<void>
}

interface Measurement {
  readonly expiresAtMs: number
  readonly isFull: Promise<boolean>
}

const CACHE_MS = 5_000
const MAX_CACHED = 10_000
const RETRY_AFTER_SECONDS = 30

type Dependencies = Pick<IngestDependencies, 'database' | 'now'>

export function createBacklogGate(
  { database, now }: Dependencies,
  limits: { readonly storedBytes: number; readonly plainBytes: number },
): BacklogGate {
  const measurements = new Map<string, Measurement>()

  function measure(customerId: string): Measurement {
    const known = measurements.get(customerId)
    if (known && known.expiresAtMs > now().getTime()) return known
    const isFull = database
      .withTenant(customerId, measureBacklog)
      .then(({ storedBytes, plainBytes }) => storedBytes > limits.storedBytes || plainBytes > limits.plainBytes)
    const measurement = { expiresAtMs: now().getTime() + CACHE_MS, isFull }
    isFull.catch(() => measurements.delete(customerId))
    if (measurements.size >= MAX_CACHED) measurements.delete(measurements.keys().next().value ?? '')
    measurements.set(customerId, measurement)
    return measurement
  }

  return {
    async pass(customerId) {
      // A backlog that can't be measured is no reason to refuse: the commit itself will tell.
      const isFull = await measure(customerId).isFull.catch(() => false)
      if (!isFull) return
      throw new AppError('too_many_requests', 'Too many logs of your company wait for analysis. Please slow down.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    },
  }
}
