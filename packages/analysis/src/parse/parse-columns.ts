import { levelOfStatus } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import { resolveTimestamp } from './resolve-timestamp.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import type { SourceLayout } from './source-layout.ts'
import { takeStamp } from './take-stamp.ts'

const stamp = new Stamp()
const DIRECTIVE =
  /^#(?:(?:Software|Version|Date|Start-Date|End-Date|Remark|Fields): ?|(?:separator|set_separator|empty_field|unset_field|path|open|close|fields|types)\b)/

/** A line under a `#Fields:` directive (IIS, CloudFront, W3C extended); false when its columns do not fit. */
export function parseColumns(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  const names = layout.columns
  if (names === null || names.length < 3) return false
  const values = text.includes('\t') ? text.split('\t') : splitQuoted(text)
  if (values.length !== names.length) return false
  const dateAt = findFilled(names, values, DATE)
  const timeAt = findFilled(names, values, TIME)
  for (let index = 0; index < names.length; index += 1)
    if (index !== dateAt && index !== timeAt) readFilled(names, values, index, line)
  const date = valueAt(values, dateAt)
  const time = valueAt(values, timeAt)
  if (scanTimestamp(`${date} ${time}`.trim(), 0, stamp) < 0) return false
  // W3C extended logs are in UTC unless the column says local.
  if (Number.isNaN(stamp.zone) && !names.includes('time-local')) stamp.zone = 0
  line.timestampMs = resolveTimestamp(stamp, context)
  line.zoneAssumed = Number.isNaN(stamp.zone)
  line.header = true
  line.format = 'w3c'
  if (line.status !== undefined) line.level = levelOfStatus(line.status)
  const rest = text.indexOf(time) + time.length
  line.message = text.slice(rest).trim()
  return true
}

const DATE = /^date/
const TIME = /^(?:time(?:-(?:utc|local))?|ts)$/

const isFilled = (value: string): boolean => value !== '' && value !== '-'

/** The first column of such a name in which something stands, or -1. */
function findFilled(names: readonly string[], values: readonly string[], pattern: RegExp): number {
  for (let index = 0; index < names.length; index += 1)
    if (isFilled(values[index] ?? '') && pattern.test(names[index] ?? '')) return index
  return -1
}

function readFilled(names: readonly string[], values: readonly string[], index: number, line: ParsedLine): void {
  const value = values[index] ?? ''
  if (isFilled(value)) readColumn(names[index] ?? '', value, line)
}

const valueAt = (values: readonly string[], index: number): string => (index < 0 ? '' : (values[index] ?? ''))

function readColumn(name: string, value: string, line: ParsedLine): void {
  switch (name) {
    case 'cs-method':
    case 'method':
      line.method = value
      return
    case 'cs-uri-stem':
    case 'cs-uri':
    case 'uri':
      line.path = value
      return
    case 'sc-status':
    case 'status_code':
      if (/^[1-5]\d\d$/.test(value)) line.status = Number(value)
      return
    case 'time-taken':
      // IIS counts milliseconds, CloudFront and the W3C draft fractions of seconds.
      line.latencyMs = value.includes('.') ? Number(value) * 1000 : Number(value)
      return
    case 's-computername':
    case 'cs-host':
    case 'cs(Host)':
      line.host ??= value.replaceAll('"', '')
      return
    default:
      line.addField(name, value)
  }
}

function splitQuoted(text: string): string[] {
  if (!text.includes('"')) return text.trim().split(/ +/)
  return text.match(/"(?:[^"]|"")*"|\S+/g) ?? []
}

/** `#Fields: date time …` names the columns of the lines below; the other directives are remarks. */
export function parseDirective(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  if (!DIRECTIVE.test(text)) return false
  if (/^#Fields:/i.test(text)) layout.columns = text.slice(8).trim().split(/\s+/)
  else if (text.startsWith('#fields\t')) layout.columns = text.slice(8).trim().split('\t')
  else if (text.startsWith('#Date: ') && scanTimestamp(text, 7, stamp) > 0) takeStamp(stamp, line, context)
  if (line.timestampMs !== null) context.lastMs = line.timestampMs
  line.header = true
  line.format = 'w3c'
  return true
}
