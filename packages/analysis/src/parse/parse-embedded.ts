import { assignRole, roleOfField } from './assign-role.ts'
import { parseJson } from './parse-json.ts'
import { logfmtKeyEnd, parseLogfmt } from './parse-logfmt.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'

/** JSON behind a text header: its own time and level win, the header's stay where it is silent. */
export function parseJsonTail(text: string, at: number, line: ParsedLine, context: TimeContext): boolean {
  const { timestampMs, zoneAssumed, level, service, message } = line
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
  line.service ??= service
  return ok
}

/** `ts=…|sev=info|…`: pairs that a mark parts, not a blank. */
const MARKED = /^[\w.@-]{1,40}=[^|;"\s]{0,60}([|;])\s?[\w.@-]{1,40}=/
const MARKED_PAIR = /^\s?([\w.@-]{1,40})=(.*)$/s
const MAX_PAIRS = 40

function parseMarkedPairs(text: string, at: number, mark: string, line: ParsedLine, context: TimeContext): boolean {
  const pairs: [string, string][] = []
  for (const part of text.slice(at).split(mark, MAX_PAIRS)) {
    const [, key, value = ''] = MARKED_PAIR.exec(part) ?? []
    if (key !== undefined) pairs.push([key, value])
    // The mark stood in the last value.
    else (pairs.at(-1) as [string, string])[1] += mark + part
  }
  if (!pairs.some(([key]) => roleOfField(key, 0) === 'time')) return false
  line.message = ''
  let weak = ''
  for (const [key, padded] of pairs) {
    const value = padded.trim()
    const role = roleOfField(key, 0)
    if (role === 'weakMessage' && weak === '') weak = value
    else if (!assignRole(role, value.replaceAll(/^"|"$/g, ''), line, context)) line.addField(key, value)
  }
  if (line.message === '') line.message = weak === '' ? text.slice(at) : weak
  line.format = 'logfmt'
  line.header = true
  return true
}

/** `key=value` pairs from `at` on. */
export function parsePairs(text: string, at: number, line: ParsedLine, context: TimeContext): boolean {
  if (logfmtKeyEnd(text, at) < 0) return false
  const mark = MARKED.exec(text.slice(at, at + 120))?.[1]
  if (mark !== undefined && parseMarkedPairs(text, at, mark, line, context)) return true
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
