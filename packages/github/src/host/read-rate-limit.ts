const SECONDARY_WAIT_SECONDS = 60

/**
 * How long the host wants us to wait, in seconds; undefined where it refused for another reason. A secondary limit
 * often says nothing but its message, and then means a minute.
 */
export function readRateLimit(
  status: number,
  headers: Pick<Headers, 'get'>,
  text: string,
  nowMs: number,
): number | undefined {
  if (status !== 403 && status !== 429) return undefined
  const after = Number(headers.get('retry-after'))
  if (after > 0) return after
  const reset = Number(headers.get('x-ratelimit-reset'))
  if (headers.get('x-ratelimit-remaining') === '0' && reset > 0) return Math.max(1, reset - Math.floor(nowMs / 1000))
  return status === 429 || /rate limit|abuse/i.test(text) ? SECONDARY_WAIT_SECONDS : undefined
}
