import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from './parsed-line.ts'
import { setMessage } from './set-message.ts'

const CHECKED =
  /^\[(\d{10})\] (?:(?:CURRENT |INITIAL )?(?:SERVICE|HOST) (?:ALERT|STATE|NOTIFICATION|FLAPPING ALERT|DOWNTIME ALERT): (?:[^;]{0,120};){1,3}?(OK|UP|WARNING|CRITICAL|UNKNOWN|DOWN|UNREACHABLE)\b|(?:EXTERNAL COMMAND|PASSIVE (?:SERVICE|HOST) CHECK): )/
const HEAD = '[1791443056] '.length
const SECOND_MS = 1000
const LEVELS: Readonly<Record<string, Level>> = {
  WARNING: 'warn',
  UNKNOWN: 'warn',
  CRITICAL: 'error',
  DOWN: 'error',
  UNREACHABLE: 'error',
}

/** `[1791443056] SERVICE ALERT: db-2;load;OK;SOFT;2;…`, as Nagios and Icinga write: the state that was found says how bad it is. */
export function parseMonitor(text: string, line: ParsedLine): boolean {
  const checked = text.charCodeAt(HEAD - 2) === 93 ? CHECKED.exec(text) : null
  if (checked === null) return false
  line.header = true
  line.format = 'monitor'
  line.timestampMs = Number(checked[1]) * SECOND_MS
  line.level = LEVELS[checked[2] ?? ''] ?? 'info'
  setMessage(text, HEAD, line)
  return true
}
