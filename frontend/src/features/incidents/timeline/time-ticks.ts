const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const STEPS = [1, 2, 5, 10, 15, 30]
  .flatMap((count) => [count * SECOND, count * MINUTE])
  .concat([1, 2, 3, 6, 12].map((count) => count * HOUR))
  .concat([1, 2, 7, 14, 30, 90, 365].map((count) => count * DAY))
  .toSorted((a, b) => a - b)

export interface Ticks {
  readonly stepMs: number
  readonly timesMs: readonly number[]
}

/** Round times of the reader's clock, so many that they can be told apart. */
export function timeTicks(startMs: number, endMs: number, most: number): Ticks {
  const spanMs = Math.max(1, endMs - startMs)
  const stepMs = STEPS.find((step) => spanMs / step <= most) ?? spanMs
  const offsetMs = new Date(startMs).getTimezoneOffset() * MINUTE
  const first = Math.ceil((startMs - offsetMs) / stepMs) * stepMs + offsetMs
  const timesMs: number[] = []
  for (let at = first; at <= endMs; at += stepMs) timesMs.push(at)
  return { stepMs, timesMs }
}
