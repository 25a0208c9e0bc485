const DATED = /(?<!\d)(20\d\d)([-_.]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?!\d)/

/** The day that a file's name tells: 'api-2026-07-03.log', 'ex20260703.log'; null when it tells none. */
export function dayOfName(name: string): number | null {
  const match = DATED.exec(name)
  return match === null ? null : Date.UTC(Number(match[1]), Number(match[3]) - 1, Number(match[4]))
}
