import { parseJson } from './parse-json.ts'
import { parseMarkedPairs } from './parse-marked-pairs.ts'
import { logfmtKeyEnd, parseLogfmt } from './parse-logfmt.ts'
import { opensQuery, parseQuery } from './parse-query.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'

/** JSON behind a text header: its own time and level win, the header's stay where it is silent. */
export function parseJsonTail(text: string, at: number, line: ParsedLine, context: TimeContext): boolean {
  const { timestampMs, zoneAssumed, level, service, isWeakService, message } = line
  line.timestampMs = null
  line.level = null
  line.message = ''
  line.service = undefined
  const ok = parseJson(text.slice(at), line, context)
  if (ok) {
    line.format = 'json'
    if (line.message === '') line.message = text.slice(at)
  } else line.message = message
  if (line.timestampMs === null || (line.zoneAssumed && !zoneAssumed && timestampMs !== null)) {
    line.timestampMs = timestampMs
    line.zoneAssumed = zoneAssumed
  }
  line.level ??= level
  if (line.service === undefined) {
    line.service = service
    line.isWeakService = isWeakService
  }
  return ok
}

/** `key=value` pairs from `at` on. */
export function parsePairs(text: string, at: number, line: ParsedLine, context: TimeContext): boolean {
  // Behind a timestamp a word with a colon is rarely a key.
  const isPair = logfmtKeyEnd(text, at) >= 0
  if ((isPair || opensQuery(text.charCodeAt(at))) && parseQuery(text, at, line, context)) return true
  if ((isPair || at === 0) && parseMarkedPairs(text, at, line, context)) return true
  if (!isPair) return false
  const { level, message } = line
  line.message = ''
  if (parseLogfmt(text, at, line, context)) {
    line.format = 'logfmt'
    line.header = true
    return true
  }
  line.message = message
  line.level = level
  line.fields = null
  line.fieldCount = 0
  return false
}
