import { assignLevel } from './assign-level.ts'
import { assignTime } from './assign-time.ts'
import { strongLevelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import type { Role } from './role-of-field.ts'
import { isDigit } from './scan-clock.ts'

/** Puts a field where it belongs; false when it takes no place and is an ordinary field. */
export function assignRole(role: Role, value: string | number, line: ParsedLine, context: TimeContext): boolean {
  switch (role) {
    case 'time':
      return assignTime(value, line, context)
    case 'level':
      return assignLevelOrTime(value, line, context)
    case 'syslogLevel':
    case 'otlpLevel':
      return assignLevel(role, value, line)
    case 'message':
      return assignMessage(value, line)
    case 'status':
      return assignStatus(Number(value), line)
    case 'latency':
    case 'latencySeconds':
      return noteLatency(role, value, line)
    case 'requestLine':
      return takeRequestLine(String(value), line)
    case 'exceptionType':
    case 'exceptionMessage':
      line[role] ??= String(value)
      return true
    case 'stack':
      return assignStack(value, line)
    default:
      return assignName(role, value, line)
  }
}

/** 'at' is a level's key for some, and a time's for others. */
const assignLevelOrTime = (value: string | number, line: ParsedLine, context: TimeContext): boolean =>
  typeof value === 'string' && isDigit(value.charCodeAt(0)) && DATED.test(value)
    ? assignTime(value, line, context)
    : assignLevel('level', value, line)

function assignMessage(value: string | number, line: ParsedLine): boolean {
  if (line.message !== '' || typeof value !== 'string') return false
  line.message = value
  return true
}

function assignStatus(status: number, line: ParsedLine): boolean {
  if (!(status >= 100 && status <= 599) || line.status !== undefined) return false
  line.status = status
  return true
}

/** A latency stays a field besides. */
function noteLatency(role: 'latency' | 'latencySeconds', value: string | number, line: ParsedLine): false {
  const ms = role === 'latency' ? latencyOfValue(value) : Number(value) * 1000
  if (ms !== null && ms >= 0) line.latencyMs ??= ms
  return false
}

function assignStack(value: string | number, line: ParsedLine): boolean {
  if (typeof value !== 'string' || value === '') return false
  if (TRACE_ID.test(value)) return assignName('traceId', value, line)
  line.exceptionStack ??= value
  return true
}

/** `trace` is a stack's key for some, and an id's for others. */
const TRACE_ID = /^[\da-f]{16}(?:[\da-f]{16})?$/i

type NamingRole = Exclude<
  Role,
  | 'time'
  | 'level'
  | 'syslogLevel'
  | 'otlpLevel'
  | 'message'
  | 'status'
  | 'latency'
  | 'latencySeconds'
  | 'requestLine'
  | 'exceptionType'
  | 'exceptionMessage'
  | 'stack'
>

function assignName(role: NamingRole, value: string | number, line: ParsedLine): boolean {
  switch (role) {
    case 'weakService':
      return assignWeakService(value, line)
    case 'weakLevel':
    case 'weakMessage':
    case 'none':
      return false
    default:
      if (value === '' || line[role] !== undefined || (role === 'service' && !isName(value))) return false
      line[role] = String(value)
      // `application=argocd/redis`: an object in its namespace, of which a program may handle many.
      if (role === 'service') line.isWeakService = String(value).includes('/')
      return true
  }
}

function assignWeakService(value: string | number, line: ParsedLine): boolean {
  if (line.service !== undefined || typeof value !== 'string' || !WEAK_NAME.test(value)) return false
  if (FAILURE.test(value) || FILE_PATH.test(value)) return false
  line.service = value
  return true
}

/** `{"name":"TypeError"}`: what happened; `{"source":"/etc/cart/config.yaml"}`: what was read. */
const FAILURE = /(?:Error|Exception)$/
const FILE_PATH = /^\/.*\/|\.(?:ya?ml|json|toml|ini|conf|cfg|txt|csv)$/

const WEAK_NAME = /^(?!\d+[.:])[\p{L}\w.@/-]{1,60}$/u

/** '30001ms' and '8080' are no services. */
function isName(value: string | number): boolean {
  if (typeof value !== 'string' || value.length > 120) return false
  const first = value.charCodeAt(0)
  return (!isDigit(first) && first !== 46) || !/^[\d.]+(?:ms|s|m)?$/.test(value)
}

/** Where a key tells nothing, a whole timestamp and a level's word tell what they are. */
export function assignByValue(value: string, line: ParsedLine, context: TimeContext): boolean {
  if (line.level === null && strongLevelOfWord(value) !== null) {
    line.level = strongLevelOfWord(value)
    return true
  }
  if (line.timestampMs !== null || value.length < 12 || value.length > 40 || !DATED.test(value)) return false
  return assignTime(value, line, context)
}

/** A date and a clock; a number alone may count anything. */
const DATED = /^\d{1,4}[-/.]\d\d?[-/.]\d{1,4}[ T]\d\d?:\d\d:\d\d/

/** `GET /x HTTP/1.1` */
function takeRequestLine(text: string, line: ParsedLine): boolean {
  const match = /^([A-Z]{3,8}) (\S+)(?: HTTP\/[\d.]+)?$/.exec(text)
  if (match === null) return false
  line.method ??= match[1]
  line.path ??= match[2]
  return true
}

const UNITS: Readonly<Record<string, number>> = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1000, m: 60_000 }

/** Numbers are milliseconds as most loggers write them; texts carry their unit. */
function latencyOfValue(value: string | number): number | null {
  if (typeof value === 'number') return value >= 0 ? value : null
  const match = /^(\d+(?:\.\d+)?)\s*(ns|us|µs|ms|s|m)?$/.exec(value)
  return match === null ? null : Number(match[1]) * (UNITS[match[2] ?? 'ms'] ?? 1)
}
