export interface TimedRequest {
  readonly startedMs: number
  readonly tookMs: number
}

/** What the web process said of some seconds of its life. */
export interface WatchedSpan {
  readonly fromMs: number
  readonly untilMs: number
  /** The longest of its event loop. */
  readonly delayMs: number
  readonly gcMs: number
}

export interface SlowRequest {
  readonly tookMs: number
  readonly delayMs: number
  readonly gcMs: number
}

/** The slowest requests, each with the stalls and the garbage of the spans that it fell into. */
export const besideSlow = (
  requests: readonly TimedRequest[],
  spans: readonly WatchedSpan[],
  count: number,
): SlowRequest[] =>
  requests
    .toSorted((a, b) => b.tookMs - a.tookMs)
    .slice(0, count)
    .map(({ startedMs, tookMs }) => {
      const met = spans.filter(({ fromMs, untilMs }) => fromMs <= startedMs + tookMs && startedMs <= untilMs)
      return {
        tookMs,
        delayMs: Math.max(0, ...met.map(({ delayMs }) => delayMs)),
        gcMs: met.reduce((sum, { gcMs }) => sum + gcMs, 0),
      }
    })
