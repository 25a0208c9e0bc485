import { roleOfField, type Role } from './role-of-field.ts'
import { parsePairs } from './parse-embedded.ts'
import { isLetter } from './scan-clock.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'

/** Up to three names before the first pair. */
const NAMES = /^(?:[\w./:@-]{1,60} ){1,3}(?=[\w.@-]{1,40}=)/
const KEYS = /(?<=\s)[\w.@-]{1,40}(?==)/g
const MAX_HEAD = 200
const MAX_LENGTH = 1000
const MESSAGES: ReadonlySet<Role> = new Set(['message', 'weakMessage'])

/** `relay-01 rcvd evt=…Z prog=doorctl sev=info txt=…` behind a collector's clock: a record within its envelope. */
export function parseNamedPairs(text: string, at: number, line: ParsedLine, context: TimeContext): boolean {
  // Cheap: most lines hold no pair, or none near their head.
  const equals = text.indexOf('=', at)
  if (equals < 0 || equals > at + MAX_HEAD || !isLetter(text.charCodeAt(at))) return false
  if (!isNearPair(text, at, equals) || !namesLevel(text, at)) return false
  const names = NAMES.exec(text.slice(at, at + MAX_HEAD))?.[0]
  if (names === undefined) return false
  const start = at + names.length
  const roles = [...text.slice(start - 1, start + MAX_LENGTH).matchAll(KEYS)].map(([key]) => roleOfField(key, 0))
  if (!roles.includes('level') || !roles.some((role) => MESSAGES.has(role))) return false
  const { timestampMs, zoneAssumed } = line
  line.timestampMs = null
  const isRead = parsePairs(text, start, line, context)
  // The program's own clock counts where it names its zone, or none does.
  if (line.timestampMs === null || (line.zoneAssumed && !zoneAssumed)) {
    line.timestampMs = timestampMs
    line.zoneAssumed = zoneAssumed
  }
  if (isRead) nameSender(names.trim().split(' '), line)
  return isRead
}

/** Cheap: `level=`, `sev=`, `severity=`, `lvl=`. */
const namesLevel = (text: string, at: number): boolean =>
  text.includes('ev', at) || text.includes('lvl=', at) || text.includes('LVL=', at) || text.includes('EV', at)

/** One to three blanks before the equals sign. */
function isNearPair(text: string, at: number, equals: number): boolean {
  let blanks = 0
  for (let pos = at; pos < equals; pos += 1) if (text.charCodeAt(pos) === 32) blanks += 1
  return blanks > 0 && blanks <= MAX_NAMES
}

const MAX_NAMES = 3

function nameSender([first = '']: readonly string[], line: ParsedLine): void {
  if (line.service !== undefined || /\d$/.test(first)) line.host ??= first
  else line.service = first.replace(/:$/, '')
}
