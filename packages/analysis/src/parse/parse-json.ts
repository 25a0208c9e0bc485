import { assignRole } from './assign-role.ts'
import { roleOfField, type Role } from './role-of-field.ts'
import { readUnnamed } from './read-unnamed.ts'
import type { Level } from '../model/log-event.ts'
import { composeMessage } from './compose-message.ts'
import type { Json, JsonObject } from './json.ts'
import { levelOfWord } from './level-of-word.ts'
import { flattenOtlp } from './flatten-otlp.ts'
import type { OtlpExport } from './flatten-otlp.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'

const MAX_DEPTH = 6
const MAX_LEAVES = 400

/** Objects that hold a whole record: exports of Datadog, Elasticsearch and their like wrap it in one. */
const ENVELOPE =
  /^(?:attributes|_source|fields|log|event|content|jsonpayload|record|data|payload|body|message|entry|doc|hit|result|logentry|logevent|detail|line|meta|metadata|header|head|hdr|env|context|origin|info|log_?record|msg)$/i

/** What the fields of one object have shown so far. */
interface Reading {
  readonly line: ParsedLine
  readonly context: TimeContext
  leaves: number
  weakMessage: string
  weakLevel: Level | null
  /** What the fields of an envelope say, for where the record itself says nothing. */
  nested: Map<Role, string | number> | null
  /** The object that was asked for last, and whether it is an envelope within such: its fields follow each other. */
  parents: string
  areEnvelopes: boolean
}

/** What `type` says of an event of Kubernetes and its like. */
const EVENT_LEVELS: Readonly<Record<string, Level>> = { Normal: 'info', Warning: 'warn', Error: 'error' }

/** Reads a JSON object's fields into `line`; false when the text is no JSON object. */
export function parseJson(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (!opensObject(text)) return false
  let value: Json
  try {
    value = JSON.parse(text) as Json
  } catch {
    return false
  }
  return readJsonObject(value, line, context)
}

/** What is thrown costs more than a look: '{taskinstance.py:1345} ERROR - …' is no object. */
function opensObject(text: string): boolean {
  let pos = 0
  while (text.charCodeAt(pos) <= 32) pos += 1
  if (text.charCodeAt(pos) !== 123) return true
  pos += 1
  while (text.charCodeAt(pos) <= 32) pos += 1
  const code = text.charCodeAt(pos)
  return code === 34 || code === 125
}

function readJsonObject(value: unknown, line: ParsedLine, context: TimeContext): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  if (Array.isArray((value as { resourceLogs?: unknown }).resourceLogs))
    return readJsonObject(flattenOtlp(value as OtlpExport), line, context)
  const only = onlyRecord(value as JsonObject)
  if (only !== null) return readJsonObject(only, line, context)
  const reading: Reading = {
    line,
    context,
    leaves: 0,
    weakMessage: '',
    weakLevel: null,
    nested: null,
    parents: '',
    areEnvelopes: false,
  }
  walk(value as JsonObject, '', 0, reading)
  readOwnScale(value as JsonObject, line)
  if (isOfDbt(value as JsonObject)) reading.nested?.delete('weakService')
  if (reading.nested !== null) takeNested(reading.nested, reading)
  if (line.message === '') line.message = reading.weakMessage
  line.level ??= reading.weakLevel
  if (line.message === '' && line.exceptionMessage !== undefined) line.message = line.exceptionMessage
  // An object in its namespace is whom an event is about.
  if (line.namespace !== undefined) line.isWeakService = false
  readUnnamed(value as JsonObject, line, context)
  if (line.message === '') line.message = messageOf(value as JsonObject, line)
  return true
}

/** As other lines of access have it, or composed of the fields; a status alone says nothing. */
function messageOf(value: JsonObject, { method, path, status }: ParsedLine): string {
  if (status === undefined) return composeMessage(value)
  return method === undefined || path === undefined ? '' : `${method} ${path} ${status}`
}

const TAKEN_NESTED = ['time', 'level', 'message', 'service', 'host', 'logger', 'weakService'] as const

function takeNested(nested: ReadonlyMap<Role, string | number>, { line, context, weakMessage }: Reading): void {
  for (const role of TAKEN_NESTED) {
    const value = nested.get(role)
    if (value !== undefined) assignRole(role, value, line, context)
  }
  const weak = nested.get('weakMessage')
  if (line.message === '' && weakMessage === '' && typeof weak === 'string') line.message = weak
}

const DATED = /^\d{4}-\d\d-\d\d[T ]\d\d:/

/** A field of an envelope, by its last name. */
function noteNested(path: string, key: string, value: string | number, reading: Reading): void {
  const parents = path.slice(0, -key.length - 1)
  if (parents !== reading.parents) {
    reading.parents = parents
    reading.areEnvelopes = parents.split('.').every((parent) => ENVELOPE.test(parent))
  }
  if (!reading.areEnvelopes) return
  const nested = (reading.nested ??= new Map())
  const role = roleOfField(key, 0)
  // 'at' is a level's key for some, and a time's for others.
  if (role === 'level' && typeof value === 'string' && DATED.test(value)) {
    if (!nested.has('time')) nested.set('time', value)
    return
  }
  const found = role === 'status' && typeof value === 'string' && levelOfWord(value) !== null ? 'level' : role
  if (!nested.has(found)) nested.set(found, value)
}

const TAG = /(?:^|,)\s*(?:service|app|application):([\w./-]{1,60})/

/** `["service:cart","env:prod"]` */
function takeTags(key: string, tags: readonly Json[], line: ParsedLine): void {
  if (!/^(?:dd)?tags$/i.test(key)) return
  for (const tag of tags) if (typeof tag === 'string') line.service ??= TAG.exec(tag)?.[1]
}

/** `{"Records":[{…}]}`: an envelope around one record. */
function onlyRecord(value: JsonObject): Json | null {
  let only: Json | undefined
  for (const key in value) {
    if (only !== undefined) return null
    only = value[key]
  }
  const first = Array.isArray(only) && only.length === 1 ? (only[0] as Json) : null
  return typeof first === 'object' && !Array.isArray(first) ? first : null
}

const CLOUD_LEVELS: readonly Level[] = ['debug', 'info', 'warn', 'error', 'fatal']

/** ownCloud and Nextcloud count levels from 0 to 4, where others count as syslog does, and name a module 'app'. */
function readOwnScale({ reqId, level, app }: JsonObject, line: ParsedLine): void {
  if (typeof reqId !== 'string' || typeof level !== 'number' || typeof app !== 'string') return
  line.level = CLOUD_LEVELS[level] ?? line.level
  if (line.service !== app) return
  line.service = undefined
  line.logger ??= app
}

/** dbt names in `info` which of its events a line is, and no one who speaks. */
const isOfDbt = ({ info, data }: JsonObject): boolean =>
  typeof data === 'object' && typeof info === 'object' && info !== null && 'invocation_id' in info && 'code' in info

function walk(object: JsonObject, prefix: string, depth: number, reading: Reading): void {
  for (const key in object) {
    if (reading.leaves > MAX_LEAVES) return
    const value = object[key]
    if (value === undefined || value === null) continue
    const path = prefix === '' ? key : `${prefix}.${key}`
    if (typeof value !== 'object') takeLeaf(key, path, depth, value, reading)
    else if (Array.isArray(value)) takeList(key, path, value, reading)
    else if (depth < MAX_DEPTH) walkObject(value as JsonObject, path, depth, reading)
  }
}

function takeList(key: string, path: string, list: readonly Json[], reading: Reading): void {
  reading.leaves += 1
  if (Array.isArray(list[0]) && takeEntry(list[0] as readonly Json[], reading) && list.length === 1) return
  if (list.length > 0) reading.line.addField(path, JSON.stringify(list))
  takeTags(key, list, reading.line)
}

/** `{"stream":{…},"values":[["1746802487112000000","cache filled"]]}`: the first of several entries, a time and a text each. */
function takeEntry([time, text]: readonly Json[], { line, context }: Reading): boolean {
  if (typeof time !== 'string' || typeof text !== 'string' || line.message !== '' || line.timestampMs !== null)
    return false
  if (!assignRole('time', time, line, context)) return false
  line.message = text
  return true
}

function takeLeaf(key: string, path: string, depth: number, value: string | number | boolean, reading: Reading): void {
  reading.leaves += 1
  const role = roleOfField(path, depth)
  if (depth > 0 && role === 'none' && typeof value !== 'boolean') noteNested(path, key, value, reading)
  if (key === 'ddtags' && typeof value === 'string') takeTags(key, [value], reading.line)
  if (depth === 0) noteWeakLevel(role, value, reading)
  if (!takesPlace(role, value, reading)) reading.line.addField(path, String(value))
  else if (role === 'weakService') reading.line.isWeakService = OF_ANYTHING.test(key)
}

/** Keys that name programs, loggers, files and hosts alike. */
const OF_ANYTHING = /^(?:name|source|src)$/i

/** A status in words, and the type of an event, tell of a level where nothing else does. */
function noteWeakLevel(role: Role, value: string | number | boolean, reading: Reading): void {
  if (role === 'status' && typeof value === 'string') reading.weakLevel ??= levelOfWord(value)
  else if (role === 'weakLevel') reading.weakLevel = EVENT_LEVELS[String(value)] ?? reading.weakLevel
}

function takesPlace(role: Role, value: string | number | boolean, reading: Reading): boolean {
  if (role === 'none') return false
  if (role !== 'weakMessage')
    return assignRole(role, typeof value === 'boolean' ? String(value) : value, reading.line, reading.context)
  if (typeof value !== 'string' || reading.weakMessage !== '') return false
  reading.weakMessage = value
  return true
}

function walkObject(object: JsonObject, path: string, depth: number, reading: Reading): void {
  const { line } = reading
  // log4j 2: {"instant":{"epochSecond":…,"nanoOfSecond":…}}
  const seconds = object['epochSecond']
  if (typeof seconds === 'number' && line.timestampMs === null) {
    const nanos = object['nanoOfSecond']
    line.timestampMs = seconds * 1000 + (typeof nanos === 'number' ? Math.floor(nanos / 1e6) : 0)
    return
  }
  if (typeof object['stack'] === 'string' || typeof object['stack_trace'] === 'string') takeError(object, line)
  walk(object, path, depth + 1, reading)
}

/** An error object under any of its usual names. */
function takeError(object: JsonObject, line: ParsedLine): void {
  const stack = object['stack'] ?? object['stack_trace']
  if (typeof stack === 'string') line.exceptionStack ??= stack
  const type = object['type'] ?? object['name'] ?? object['class']
  if (typeof type === 'string') line.exceptionType ??= type
  if (typeof object['message'] === 'string') line.exceptionMessage ??= object['message']
}
