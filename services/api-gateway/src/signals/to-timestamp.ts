const THOUSAND = 1_000

export const toTimestamp = (ms: number): string => new Date(Math.round(ms)).toISOString()

/** To the microsecond: clocks tell no more. */
export const roundMs = (ms: number): number => Math.max(0, Math.round(ms * THOUSAND) / THOUSAND)
