import type { LogEvent } from '../model/log-event.ts'
import { levelAtHead } from '../parse/level-at-head.ts'
import { parseCmTrace } from '../parse/parse-cmtrace.ts'
import { parseLine } from '../parse/parse-line.ts'
import { parseException } from '../parse/parse-exception.ts'
import { parseJson } from '../parse/parse-json.ts'
import { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import { newSourceLayout } from '../parse/source-layout.ts'
import { joinWrapped } from './join-wrapped.ts'
import { isBracketedHead, readBracketed } from './read-bracketed.ts'
import { MIN_LABELS, readEnclosed, readLabels } from './read-labels.ts'
import { readSlowScript } from './read-slow-script.ts'
import { readXml } from './read-xml.ts'
import { assignRole } from '../parse/assign-role.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import { buildHttp } from './build-entities.ts'
import type { DraftEvent, OpenRecord } from './open-record.ts'

/** Reads what only the whole record shows: its exception, or the fields that its lines spell out together. */
export function finishRecord(record: OpenRecord, context: TimeContext): LogEvent {
  const event = record.event
  const lines = event.continuation
  if (lines.length === 0 && record.json === null && record.block === 'none') {
    if (record.trace && event.exception === undefined) readTrace(record)
    return event
  }
  dropBlankEnd(event)
  readLines(record, context)
  if (event.exception === undefined && (record.trace || lines.length > 0)) readTrace(record)
  return event
}

function dropBlankEnd(event: DraftEvent): void {
  const lines = event.continuation
  while (lines.length > 0 && (lines.at(-1) ?? '').trim() === '') {
    lines.pop()
    event.continuationRefs?.pop()
  }
  if (lines.length === 0) delete event.continuationRefs
}

/** What kind of record its lines are together. */
function readLines(record: OpenRecord, context: TimeContext): void {
  const { event, json, block, header } = record
  const lines = event.continuation
  if (json !== null) {
    if (record.element === undefined) readTogether(event, json, context)
    else readElement(event, json, context)
  } else if (block === 'journal' || isVerbose(event)) readJournal(event, context)
  else if (block === 'windows') readWindowsEvent(event, context)
  else if (lines.length > 0 && event.raw.startsWith('# ')) readSlowQuery(event)
  else if (header && event.raw.trimEnd().endsWith('[[')) readEnclosed(event)
  else if (lines[0]?.startsWith('script_filename = ') === true) readSlowScript(event)
  else if (header) readBelow(event, context)
}

function readTrace(record: OpenRecord): void {
  const event = record.event
  const exception = parseException([event.message, ...event.continuation])
  if (exception === undefined) return
  event.exception = exception
  if (!record.trace && exception.frames.length === 0) delete event.exception
  else if (event.level === null) event.level = exception.type === 'panic' ? 'fatal' : 'error'
}

/** journalctl -o verbose: its lines hang under a timestamp and a cursor. */
const isVerbose = ({ raw, continuation }: DraftEvent): boolean =>
  VERBOSE.test(continuation[0] ?? '') && raw.includes('[s=')
const VERBOSE = /^\s+_?[A-Z][A-Z0-9_]*=/

/** Fields and message that stand in the lines below a header. */
function readBelow(event: DraftEvent, context: TimeContext): void {
  const labels = event.continuation.length >= MIN_LABELS ? readLabels(event, context) : null
  const line = isBracketedHead(event.message) ? readBracketed(event, context) : labels
  if (line !== null) mergeLine(event, line, context)
  else if (event.continuation.length > 0) joinWrapped(event)
}

/** A JSON object over several lines. */
function readTogether(event: DraftEvent, text: string, context: TimeContext): void {
  const line = new ParsedLine()
  if (!parseJson(text.trimEnd().replace(/,$/, ''), line, context)) return
  mergeLine(event, line, context)
  event.format = 'json'
}

/** A record of XML, or one whose header closes it. */
function readElement(event: DraftEvent, text: string, context: TimeContext): void {
  const line = new ParsedLine()
  if (parseCmTrace(text, line, context)) {
    line.message = line.message.split('\n', 1)[0]?.trim() ?? ''
    mergeLine(event, line, context)
    event.format = line.format
    return
  }
  mergeLine(event, readXml(text, context), context)
  event.format = 'xml'
}

/** `KEY=value` lines of journalctl -o export. */
function readJournal(event: DraftEvent, context: TimeContext): void {
  const line = new ParsedLine()
  for (const given of [event.raw, ...event.continuation]) {
    const text = given.trim()
    const equals = text.indexOf('=')
    if (equals <= 0) continue
    const key = text.slice(0, equals)
    const value = text.slice(equals + 1)
    const number = key.endsWith('REALTIME_TIMESTAMP') ? Number(value) : Number.NaN
    if (!assignRole(roleOfField(key, 0), Number.isNaN(number) ? value : number, line, context))
      line.addField(key, value)
  }
  mergeLine(event, line, context)
  event.format = 'journal'
}

/** The text of an event as the Windows event viewer copies it. */
function readWindowsEvent(event: DraftEvent, context: TimeContext): void {
  const line = new ParsedLine()
  const description: string[] = []
  let described = false
  for (const text of [event.raw, ...event.continuation]) {
    const pair = described ? null : /^([A-Z][A-Za-z ]+):(.*)$/.exec(text)
    if (pair === null) {
      if (described && text.trim() !== '') description.push(text.trim())
      continue
    }
    const [, key = '', rest = ''] = pair
    const value = rest.trimStart()
    if (key === 'Description') {
      described = true
      if (value !== '') description.push(value)
    } else if (key === 'Date') assignRole('time', value.replace(/Z$/, ''), line, context)
    else if (key === 'Level') assignRole('level', value, line, context)
    else if (key === 'Source') line.service = value
    else if (key === 'Computer') line.host = value
    else line.addField(key, value)
  }
  line.message = description[0] ?? ''
  mergeLine(event, line, context)
  event.format = 'windows-event'
}

function mergeLine(event: DraftEvent, line: ParsedLine, context: TimeContext): void {
  if (line.message !== '') event.message = line.message
  event.level = line.level ?? event.level ?? levelAtHead(line.message)
  if (line.timestampMs !== null) {
    event.timestampMs = line.timestampMs
    event.zoneAssumed = line.zoneAssumed
    context.lastMs = line.timestampMs
  }
  const http = buildHttp(line)
  if (http !== undefined) event.http = http
  event.fields = { ...event.fields, ...line.fields }
  const entities: Record<string, string> = { ...event.entities }
  for (const key of [
    'service',
    'host',
    'pod',
    'container',
    'logger',
    'traceId',
    'spanId',
    'requestId',
    'processId',
  ] as const)
    if (line[key] !== undefined && !(key === 'service' && line.isWeakService && entities[key] !== undefined))
      entities[key] = line[key]
  event.entities = entities
  if (line.exceptionStack !== undefined) {
    const exception = parseException(line.exceptionStack.split('\n', 64))
    if (exception !== undefined) event.exception = exception
  }
}

/** MySQL's slow log: remarks first, then the statement. */
function readSlowQuery(event: DraftEvent): void {
  const time = event.continuation.concat(event.raw).find((text) => text.includes('Query_time: '))
  if (time === undefined) return
  const query = event.continuation.find((text) => !/^(?:#|use |SET timestamp|$)/i.test(text))
  if (query !== undefined) event.message = query
  const fields: Record<string, string> = { ...event.fields }
  for (const pair of time.matchAll(/(?<!\w)(\w+): (\d+(?:\.\d+)?)/g)) fields[pair[1] ?? ''] = pair[2] ?? ''
  event.fields = fields
  event.format = 'mysql-slow'
}

/** Level and message of java.util.logging, which stand on the record's second line. */
export function adoptBody(event: DraftEvent, text: string, context: TimeContext): void {
  const line = new ParsedLine()
  parseLine(text, line, context, newSourceLayout())
  if (line.format !== 'level' || line.level === null) return
  event.level = line.level
  event.message = line.message
}
