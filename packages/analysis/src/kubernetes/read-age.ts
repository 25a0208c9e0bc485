const UNIT: Readonly<Record<string, number>> = { y: 31_536_000, d: 86_400, h: 3600, m: 60, s: 1 }

/** '5m12s', '3d7h', '119s (x3 over 2m)' in seconds. */
export function readAge(text: string): number | null {
  const match = /^(?:\d+[ydhms])+/.exec(text.trim())
  if (match === null) return null
  let seconds = 0
  for (const [, count, unit = ''] of match[0].matchAll(/(?<!\d)(\d+)([ydhms])/g))
    seconds += Number(count) * (UNIT[unit] ?? 0)
  return seconds
}

/** How often, of '4s (x12 over 5m)'. */
export const readTimes = (text: string): number => Number(/\(x(\d+)/.exec(text)?.[1] ?? 1)
