import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { takeStamp } from './take-stamp.ts'

/** Without the angle before it, as the name of an element. */
export const CM_HEAD = '![LOG['
export const CM_FOOT = ']LOG]!><'
const ATTRIBUTE = /([a-z]{4,9})="([^"]{0,200})"/g
/** Behind the milliseconds stand the minutes that the machine's clock is behind UTC. */
const CLOCK = /^(\d\d?:\d\d:\d\d(?:\.\d{1,7})?)([+-]\d{1,3})?$/
const TYPES: Readonly<Record<string, Level>> = { 0: 'debug', 1: 'info', 2: 'warn', 3: 'error' }
const stamp = new Stamp()

/** A message of several lines has its header behind the last. */
export const opensCmTrace = (text: string): string | null =>
  text.startsWith(CM_HEAD, 1) && !text.includes(CM_FOOT) ? CM_HEAD : null

/** `<![LOG[message]LOG]!><time="08:39:24.418+000" date="02-18-2026" component="…" type="2" …>` of Configuration Manager. */
export function parseCmTrace(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (!text.startsWith(CM_HEAD, 1)) return false
  const foot = text.lastIndexOf(CM_FOOT)
  if (foot < 0) return false
  const told = new Map<string, string>()
  for (const [, key = '', value = ''] of text.slice(foot + CM_FOOT.length).matchAll(ATTRIBUTE)) told.set(key, value)
  const [, clock = '', bias = '0'] = CLOCK.exec(told.get('time') ?? '') ?? []
  if (scanTimestamp(`${told.get('date') ?? ''} ${clock}`, 0, stamp) < 0) return false
  stamp.zone = -Number(bias)
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'cmtrace'
  line.level = TYPES[told.get('type') ?? ''] ?? null
  line.service = told.get('component')
  line.thread = told.get('thread')
  line.message = text.slice(CM_HEAD.length + 1, foot).trim()
  return true
}
