const SECOND = 1_000
const MINUTE = 60_000

/** To be compared at a glance: '0.42 ms', '42.1 ms', '4.21 s', '3.5 min'. */
export function formatMs(ms: number): string {
  if (ms >= MINUTE) return `${threeDigits(ms / MINUTE)} min`
  return ms >= SECOND - 0.5 ? `${threeDigits(ms / SECOND)} s` : `${threeDigits(ms)} ms`
}

const threeDigits = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : String(Number(value.toFixed(value >= 10 ? 1 : 2)))
