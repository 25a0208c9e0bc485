import type { Symptom } from './symptom.ts'

const SOON_MS = 60_000
const MIN_TIMES = 2
const MOST = 0.9
/** More successes than that may well belong to other failures. */
const MAX_PER_FAILURE = 2

/** True when nearly each time another try is reported to have succeeded soon after: the system lives with it. */
export function isRecovered({ buckets, badness, count }: Symptom, recoveries: readonly number[]): boolean {
  if (badness === 3 || count < MIN_TIMES || recoveries.length < MIN_TIMES) return false
  if (recoveries.length > count * MAX_PER_FAILURE) return false
  const left = [...recoveries]
  let mended = 0
  for (const [events, atMs] of Object.values(buckets).toSorted((a, b) => a[1] - b[1])) {
    for (let index = 0; index < events; index++) {
      const next = left.findIndex((time) => time >= atMs && time <= atMs + SOON_MS)
      if (next < 0) continue
      left.splice(next, 1)
      mended++
    }
  }
  return mended >= count * MOST
}
