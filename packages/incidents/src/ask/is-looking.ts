/** Longer than looking into logs may take: whoever began has died. */
export const LOOKING_LIMIT_MS = 5 * 60_000

export const isLooking = (since: Date | null, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() < LOOKING_LIMIT_MS
