import { types } from 'pg'

const parseAny = types.getTypeParser(types.builtins.TIMESTAMPTZ)

/** '2026-01-01 00:01:00+00' */
const SHORTEST = 22
const ZERO = 48

/**
 * A timestamptz as a server in UTC writes it. Lists hold hundreds of them, and the general parser makes more garbage of
 * one than the whole row is; what is written otherwise (another zone, BC, infinity) goes to it.
 */
export function parseTimestamp(text: string): ReturnType<typeof parseAny> {
  if (!isInUtc(text)) return parseAny(text)
  const two = (index: number) => (text.charCodeAt(index) - ZERO) * 10 + text.charCodeAt(index + 1) - ZERO
  const milliseconds = text.length === SHORTEST ? 0 : Math.floor(Number(`0${text.slice(19, -3)}`) * 1_000)
  return new Date(Date.UTC(two(0) * 100 + two(2), two(5) - 1, two(8), two(11), two(14), two(17), milliseconds))
}

/** Of years with four digits. */
export const isInUtc = (text: string): boolean => text.length >= SHORTEST && text.endsWith('+00') && text[4] === '-'
