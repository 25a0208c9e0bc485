import { assignRole, roleOfField, timeOfText, type Role } from './assign-role.ts'
import type { Level } from '../model/log-event.ts'
import { levelOfWord, strongLevelOfWord } from './level-of-word.ts'
import { levelOfMark } from './level-of-mark.ts'
import { flattenOtlp } from './flatten-otlp.ts'
import type { OtlpExport } from './flatten-otlp.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'

const MAX_DEPTH = 6
const MAX_LEAVES = 400

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Objects that hold a whole record: exports of Datadog, Elasticsearch and their like wrap it in one. */
const ENVELOPE =
  /^(?:attributes|_source|fields|log|event|content|jsonpayload|record|data|payload|body|message|entry|doc|hit|result|logentry|logevent|detail|line|meta|metadata|header|head|hdr|env|context|origin|info|log_?record|msg)$/i

/** What the fields of an envelope say, for where the record itself says nothing. */
const nested = new Map<Role, string | number>()

let leaves = 0
let weakMessage = ''
let weakLevel: Level | null = null

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
  const only = onlyRecord(value as { readonly [key: string]: Json })
  if (only !== null) return readJsonObject(only, line, context)
  leaves = 0
  weakMessage = ''
  weakLevel = null
  nested.clear()
  walk(value as { readonly [key: string]: Json }, '', 0, line, context)
  readOwnScale(value as { readonly [key: string]: Json }, line)
  takeNested(line, context)
  if (line.message === '') line.message = weakMessage
  line.level ??= weakLevel
  if (line.message === '' && line.exceptionMessage !== undefined) line.message = line.exceptionMessage
  readUnnamed(value as { readonly [key: string]: Json }, line, context)
  if (line.message === '' && line.status === undefined)
    line.message = composeMessage(value as { readonly [key: string]: Json })
  return true
}

const MAX_LEVEL = 11

/** Keys that nobody knows are told by their values: what reads as a time, as a level, as a sentence. */
function readUnnamed(value: { readonly [key: string]: Json }, line: ParsedLine, context: TimeContext): void {
  for (const key in value) {
    const field = value[key]
    if (typeof field !== 'string' && typeof field !== 'number') continue
    const role = roleOfField(key, 0)
    if (role !== 'none' && role !== 'level') continue
    if (line.timestampMs === null && !DURATION.test(key)) assignRole('time', field, line, context)
    if (typeof field !== 'string') continue
    if (line.level === null && field.length <= MAX_LEVEL)
      line.level = strongLevelOfWord(field) ?? (key === 'l' ? levelOfMark(field) : null)
    if (key === 's' && line.service === undefined && SPEAKER.test(field) && levelOfMark(field) === null)
      line.service = field
    if (line.message === '' && field.includes(' ') && !NO_MESSAGE.test(key) && timeOfText(field, context) === null)
      line.message = field
  }
}

/** Keys of one letter save bytes. */
const SPEAKER = /^[A-Za-z][\w.-]{3,40}$/

/** What ends later, or is counted, is not when the line was written. */
const DURATION = /expir|valid|until|expect|deadline|start|end|created|modified|count|bytes|size|seq|id$|num|total/i
const NO_MESSAGE = /agent|date|time|referer|user|address|query|sql|^ua$/i

const TAKEN_NESTED = ['time', 'level', 'message', 'service', 'host', 'logger', 'weakService'] as const

function takeNested(line: ParsedLine, context: TimeContext): void {
  for (const role of TAKEN_NESTED) {
    const value = nested.get(role)
    if (value !== undefined) assignRole(role, value, line, context)
  }
  const weak = nested.get('weakMessage')
  if (line.message === '' && weakMessage === '' && typeof weak === 'string') line.message = weak
}

const DATED = /^\d{4}-\d\d-\d\d[T ]\d\d:/

/** A field of an envelope, by its last name. */
function noteNested(path: string, key: string, value: string | number): void {
  const parents = path.slice(0, -key.length - 1).split('.')
  if (!parents.every((parent) => ENVELOPE.test(parent))) return
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

/** Keys that say what happened, to what, by whom and how it went, in the order in which one would read them. */
const TELLING: readonly RegExp[] = [
  /^(?:event_?name|method_?name|operation_?name|operation|action|activity|verb|event_?type|event)$/i,
  /^(?:resource_?name|request_?url|object|target|resource|group_?id|name)$/i,
  /^(?:user_?name|principal_?email|actor|user|caller)$/i,
  /^(?:\w*status|state|result|outcome|decision|verdict|reason|error|error_?code|error_?message)$/i,
]
const MAX_PARTS = 6
const MAX_VALUE = 80

/** A record that has no message of its own, read by the fields that audit trails and flow logs share. */
function composeMessage(value: { readonly [key: string]: Json }): string {
  const found: string[][] = TELLING.map(() => [])
  const visit = (object: { readonly [key: string]: Json }, depth: number): void => {
    for (const key in object) {
      const field = object[key]
      if (typeof field === 'object' && field !== null && !Array.isArray(field) && depth < MAX_DEPTH)
        visit(field as { readonly [key: string]: Json }, depth + 1)
      else if (typeof field === 'string' && field !== '' && field.length <= MAX_VALUE) {
        const kind = TELLING.findIndex((pattern) => pattern.test(key))
        if (kind >= 0) found[kind]!.push(`${key}=${field}`)
      }
    }
  }
  visit(value, 0)
  return found[0]!.length + found[3]!.length === 0 ? '' : [...new Set(found.flat())].slice(0, MAX_PARTS).join(' ')
}

/** `{"Records":[{…}]}`: an envelope around one record. */
function onlyRecord(value: { readonly [key: string]: Json }): Json | null {
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
function readOwnScale({ reqId, level, app }: { readonly [key: string]: Json }, line: ParsedLine): void {
  if (typeof reqId !== 'string' || typeof level !== 'number' || typeof app !== 'string') return
  line.level = CLOUD_LEVELS[level] ?? line.level
  if (line.service !== app) return
  line.service = undefined
  line.logger ??= app
}

function walk(
  object: { readonly [key: string]: Json },
  prefix: string,
  depth: number,
  line: ParsedLine,
  context: TimeContext,
): void {
  for (const key in object) {
    if (leaves > MAX_LEAVES) return
    const value = object[key]
    if (value === undefined || value === null) continue
    const path = prefix === '' ? key : `${prefix}.${key}`
    if (typeof value === 'object') {
      if (Array.isArray(value)) {
        leaves += 1
        if (value.length > 0) line.addField(path, JSON.stringify(value))
        takeTags(key, value, line)
      } else if (depth < MAX_DEPTH) walkObject(value as { readonly [key: string]: Json }, path, depth, line, context)
      continue
    }
    leaves += 1
    const role = roleOfField(path, depth)
    if (depth > 0 && role === 'none' && typeof value !== 'boolean') noteNested(path, key, value)
    if (key === 'ddtags' && typeof value === 'string') takeTags(key, [value], line)
    if (role === 'status' && depth === 0 && typeof value === 'string') weakLevel ??= levelOfWord(value)
    if (role === 'none') line.addField(path, String(value))
    else if (role === 'weakLevel' && depth === 0) {
      weakLevel = EVENT_LEVELS[String(value)] ?? weakLevel
      line.addField(path, String(value))
    } else if (role === 'weakMessage') {
      if (typeof value === 'string' && weakMessage === '') weakMessage = value
      else line.addField(path, String(value))
    } else if (!assignRole(role, typeof value === 'boolean' ? String(value) : value, line, context))
      line.addField(path, String(value))
  }
}

function walkObject(
  object: { readonly [key: string]: Json },
  path: string,
  depth: number,
  line: ParsedLine,
  context: TimeContext,
): void {
  // log4j 2: {"instant":{"epochSecond":…,"nanoOfSecond":…}}
  const seconds = object['epochSecond']
  if (typeof seconds === 'number' && line.timestampMs === null) {
    const nanos = object['nanoOfSecond']
    line.timestampMs = seconds * 1000 + (typeof nanos === 'number' ? Math.floor(nanos / 1e6) : 0)
    return
  }
  // An error object under any of its usual names.
  if (typeof object['stack'] === 'string' || typeof object['stack_trace'] === 'string') {
    const stack = object['stack'] ?? object['stack_trace']
    if (typeof stack === 'string') line.exceptionStack ??= stack
    const type = object['type'] ?? object['name'] ?? object['class']
    if (typeof type === 'string') line.exceptionType ??= type
    if (typeof object['message'] === 'string') line.exceptionMessage ??= object['message']
  }
  walk(object, path, depth + 1, line, context)
}

const QUOTED =
  /"(@?timestamp|time|ts|@t|level|lvl|severity|msg|message)"\s*:\s*(?:"((?:[^"\\]|\\.)*)"?|(\d+(?:\.\d+)?))/g

/** What a JSON line that was cut off still says of its time, level and message. */
export function salvageJson(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (text.charCodeAt(1) !== 34 || /[{[,]\s*$/.test(text)) return false
  let found = 0
  line.message = ''
  for (const match of text.slice(0, 4000).matchAll(QUOTED)) {
    const value = match[2] ?? Number(match[3])
    if (assignRole(roleOfField(match[1] ?? '', 0), value, line, context)) found += 1
  }
  if (line.message === '') line.message = text
  line.header = found > 0
  if (found > 0) line.format = 'json'
  return found > 0
}
