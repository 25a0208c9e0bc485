/** Calls per minute: '0.2/min', '42/min', '1.2 K/min'. */
export function formatRate(perMinute: number): string {
  if (perMinute >= 1_000_000) return `${Number((perMinute / 1_000_000).toFixed(1))} M/min`
  if (perMinute >= 1_000) return `${Number((perMinute / 1_000).toFixed(1))} K/min`
  const digits = perMinute >= 10 ? 0 : perMinute >= 1 ? 1 : 2
  return `${Number(perMinute.toFixed(digits))}/min`
}

/** A share of errors: few of many are not none. */
export const formatErrorShare = (share: number): string =>
  share === 0 ? '0%' : share < 0.001 ? '<0.1%' : `${Number((share * 100).toFixed(share < 0.1 ? 1 : 0))}%`
