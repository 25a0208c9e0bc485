const DATED = /(?<!\d)(20\d\d)([-_.]?)(0[1-9]|1[0-2])([-_.]?)(0[1-9]|[12]\d|3[01])(?!\d)/g

/** The day that a file's name tells: 'api-2026-07-03.log', 'ex20260703.log'; null when it tells none. */
export function dayOfName(name: string): number | null {
  for (const [, year, before, month, behind, day] of name.matchAll(DATED))
    if (before === behind) return Date.UTC(Number(year), Number(month) - 1, Number(day))
  return null
}
