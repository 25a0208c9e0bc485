import { isDigit } from './scan-clock.ts'
import { levelOfStatus } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'

const METHOD = /^"?(GET|POST|PUT|DELETE|HEAD|OPTIONS|PATCH|CONNECT|TRACE|PROPFIND|PURGE|REPORT|MKCOL)$/

/**
 * The request of a web access line, wherever the quoted request stands: CLF, combined, Envoy, Traefik, ALB.
 * `at` is where to look from. Sets method, path, status, latency and the level of the status.
 */
export function parseAccess(text: string, at: number, line: ParsedLine): boolean {
  const quote = text.indexOf('"', at)
  if (quote < 0) return false
  const space = text.indexOf(' ', quote)
  const close = text.indexOf('"', quote + 1)
  if (close < 0) return false
  if (space < 0 || space > close || space - quote > 10) return readFailedRequest(text, quote, close, line)
  const method = METHOD.exec(text.slice(quote, space))
  if (method === null) return readFailedRequest(text, quote, close, line)
  const end = text.indexOf(' ', space + 1)
  const pathEnd = end < 0 || end > close ? close : end
  line.method = method[1]
  line.path = text.slice(space + 1, pathEnd)
  const after = statusAt(text, close + 1)
  const spelled = after > 0 ? null : / status:? ?=?([1-5]\d\d)\b/.exec(text.slice(close, close + 60))
  if (after > 0) line.status = after
  else if (spelled !== null) line.status = Number(spelled[1])
  else {
    const before = statusBefore(text, at, quote)
    if (before > 0) line.status = before
  }
  if (line.status !== undefined) line.level ??= levelOfStatus(line.status)
  readLatency(text, close, line)
  return true
}

/** A proxy's, which answered nothing. */
const NO_REQUEST = '"- - -" 0 '

const UNDATED = /^\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?: [^\s"]{1,60} [^\s"]{1,60})? (?="[A-Z]{3,9} \S)/

/** `10.1.1.1 - - "GET / HTTP/1.1" 200 58`: the runtime dates what is asked of some servers, and they do not. */
export function parseUndatedAccess(text: string, line: ParsedLine): boolean {
  const head = UNDATED.exec(text)?.[0]
  if (head === undefined || !parseAccess(text, head.length, line) || line.status === undefined) return false
  line.header = true
  line.format = 'access'
  return true
}

const BARE = /^(?:\S+ ){1,4}(GET|POST|PUT|DELETE|HEAD|OPTIONS|PATCH) "?(\S+?)"? (?:\S+ )?([1-5]\d\d) /

const GIN = /^\|\s*([1-5]\d\d) \|\s+([\d.]+)(ns|µs|ms|s|m)\S* \|\s+\S+ \| ([A-Z]+)\s+"?([^\s"]+)"?/
const GIN_UNITS: Readonly<Record<string, number>> = { ns: 1e-6, µs: 1e-3, ms: 1, s: 1000, m: 60_000 }

/** `| 500 |    1.234ms |       10.0.0.1 | GET      "/api/x"`: Gin's columns behind its date. */
export function parseGin(text: string, line: ParsedLine): boolean {
  const match = GIN.exec(text)
  if (match === null) return false
  line.format = 'access'
  line.status = Number(match[1])
  line.level ??= levelOfStatus(line.status)
  line.latencyMs = Number(match[2]) * (GIN_UNITS[match[3] ?? ''] ?? 1)
  line.method = match[4]
  line.path = match[5]
  return true
}

const SQUID = /^(\d+) [\d.:a-fA-F]+ (?:TCP|UDP|NONE)_\w+\/(\d{3}) \d+ ([A-Z]+) (\S+)/

/** `123 10.0.0.1 TCP_MISS/200 1234 GET http://…`: Squid's own log behind its epoch. */
export function parseSquid(text: string, line: ParsedLine): boolean {
  const match = SQUID.exec(text)
  if (match === null) return false
  line.latencyMs = Number(match[1])
  const status = Number(match[2])
  if (status >= 100) {
    line.status = status
    line.level ??= levelOfStatus(status)
  }
  line.method = match[3]
  line.path = match[4]
  return true
}

/** `10.1.1.1 - GET /client/ -1 200 5778 …`: the columns of an access line without a quoted request. */
export function parseBareAccess(text: string, line: ParsedLine): boolean {
  const match = BARE.exec(text)
  if (match === null) return false
  line.method = match[1]
  line.path = match[2]
  line.status = Number(match[3])
  line.level ??= levelOfStatus(line.status)
  return true
}

/** `"-" 400 0` and TLS bytes sent to a plain port: an access line all the same, and so is `"- - -" 0 NR` of what was no request. */
function readFailedRequest(text: string, quote: number, close: number, line: ParsedLine): boolean {
  if (text.startsWith(NO_REQUEST, quote)) return true
  const status = text.charCodeAt(close + 1) === 32 ? statusAt(text, close + 1) : -1
  if (status < 0 || quote === close) return false
  const after = text.charCodeAt(close + 5)
  if (after !== 32 || (!isDigit(text.charCodeAt(close + 6)) && text.charCodeAt(close + 6) !== 45)) return false
  line.status = status
  line.level ??= levelOfStatus(status)
  return true
}

function statusAt(text: string, at: number): number {
  let pos = at
  while (text.charCodeAt(pos) === 32) pos += 1
  return statusNumber(text, pos)
}

function statusNumber(text: string, pos: number): number {
  const first = text.charCodeAt(pos) - 48
  if (!(first >= 1 && first <= 5) || !isDigit(text.charCodeAt(pos + 1)) || !isDigit(text.charCodeAt(pos + 2))) return -1
  const after = text.charCodeAt(pos + 3)
  if (isDigit(after) || after === 46) return -1
  return Number(text.slice(pos, pos + 3))
}

function statusBefore(text: string, at: number, quote: number): number {
  for (let pos = at; pos < quote - 3; pos += 1) {
    if (text.charCodeAt(pos) !== 32 || text.charCodeAt(pos + 4) !== 32) continue
    const status = statusNumber(text, pos + 1)
    if (status > 0) return status
  }
  return -1
}

const TIMED =
  /(?:^|[\s,])(?:rt|request_time|duration|latency|took|upstream_response_time)[=:]\s*"?(\d+(?:\.\d+)?)(ms|µs|us|s)?/

function readLatency(text: string, at: number, line: ParsedLine): void {
  if (text.indexOf('=', at) > 0) {
    const match = TIMED.exec(text.slice(at))
    if (match !== null) {
      const number = Number(match[1])
      line.latencyMs =
        match[2] === 'ms' ? number : match[2] === undefined || match[2] === 's' ? number * 1000 : number / 1000
    }
    return
  }
  // nginx' $request_time behind the user agent: '… "okhttp/4" 0.031'
  const seconds = /" (\d{1,4}\.\d{1,3})$/.exec(text.slice(-12))
  if (seconds !== null) line.latencyMs = Math.round(Number(seconds[1]) * 1000)
  if (text.endsWith('ms')) {
    const match = /\s(\d+(?:\.\d+)?) ?ms$/.exec(text)
    if (match !== null) line.latencyMs = Number(match[1])
  }
}

const HAPROXY = /^\S+:\d+ \[[^\]]+\] \S+ \S+ (-?\d+(?:\/-?\d+)*)\/\+?(-?\d+) (\d{3}|-1) /

/** `ip:port [date] frontend backend/server 0/0/7/1457/1487 200 11394 …`: HAProxy's HTTP log after its syslog tag. */
export function parseHaproxy(text: string, line: ParsedLine): boolean {
  const match = HAPROXY.exec(text)
  if (match === null) return false
  line.format = 'haproxy'
  line.latencyMs = Number(match[2])
  const status = Number(match[3])
  if (status >= 100) {
    line.status = status
    line.level = levelOfStatus(status)
  }
  const quote = text.indexOf('"')
  const request = quote < 0 ? null : /^"(\S+) (\S+)/.exec(text.slice(quote))
  if (request !== null) {
    line.method = request[1]
    line.path = request[2]
  }
  return true
}
