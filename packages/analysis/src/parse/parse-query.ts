import { logfmtKeyEnd } from './parse-logfmt.ts'
import { takePairs, type Pair } from './parse-marked-pairs.ts'
import { roleOfField } from './role-of-field.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'

const MIN_PAIRS = 3
const MAX_PAIRS = 60

/** `ts=1720741823&lvl=info&app=kiosk-12&msg=cash+box+swapped`: a record as a form sends it, up to the end of the line. */
export function parseQuery(text: string, at: number, line: ParsedLine, context: TimeContext): boolean {
  const start = startOf(text, at)
  if (!mayBeQuery(text, start)) return false
  const pairs = pairsOf(text.slice(start).trimEnd())
  if (pairs === null) return false
  const roles = pairs.map(({ key }) => roleOfField(key, 0))
  takePairs(pairs, roles, text.slice(at), line, context)
  return true
}

const PATH = /(?:\/[\w./-]{0,80})?\?/y

/** Behind `?` and the path before it, as a collector's server prints what it was asked for. */
function startOf(text: string, at: number): number {
  PATH.lastIndex = at
  return at + (PATH.exec(text)?.[0].length ?? 0)
}

/** Whether a query may start there: a question mark or a slash. */
export const opensQuery = (code: number): boolean => code === 63 || code === 47

/** Cheap: the first pair is followed by the mark, and no blank stands before it. */
function mayBeQuery(text: string, at: number): boolean {
  const mark = text.indexOf('&', at)
  if (mark < 0 || logfmtKeyEnd(text, at) < 0 || logfmtKeyEnd(text, mark + 1) < 0) return false
  const blank = text.indexOf(' ', at)
  return blank < 0 || blank > mark
}

/** The pairs that are all of the text; null where it has anything else. A message alone may hold blanks and the mark. */
function pairsOf(text: string): Pair[] | null {
  const pairs: Pair[] = []
  for (const part of text.split('&', MAX_PAIRS)) {
    const equals = logfmtKeyEnd(part, 0)
    const last = pairs.at(-1)
    if (equals > 0) pairs.push({ key: part.slice(0, equals), value: part.slice(equals + 1) })
    else if (last !== undefined && isMessage(last)) last.value += `&${part}`
    else return null
  }
  if (pairs.length < MIN_PAIRS || pairs.some((pair) => pair.value.includes(' ') && !isMessage(pair))) return null
  for (const pair of pairs) pair.value = decoded(pair.value)
  return pairs
}

const isMessage = ({ key }: Pair): boolean => {
  const role = roleOfField(key, 0)
  return role === 'message' || role === 'weakMessage'
}

/** Where blanks stand as they are, a plus is one. */
function decoded(value: string): string {
  const plain = value.includes(' ') ? value : value.replaceAll('+', ' ')
  if (!plain.includes('%')) return plain
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}
