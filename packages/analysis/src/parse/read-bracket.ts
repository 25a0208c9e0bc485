import { assignRole } from './assign-role.ts'
import { roleOfField } from './role-of-field.ts'
import { levelOfLetter, levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import { isDigit } from './scan-clock.ts'
import { takeNamed } from './take-named.ts'
import type { TimeContext } from './resolve-timestamp.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const UUID_LENGTH = 36
const TRACE_PAIR = /^([0-9a-f]{32})[-,]([0-9a-f]{16})$/
const TRACE_PAIR_LENGTH = 49
const LOGGER = /^#?[\w$-]+(?:(?:\.|::|\/|@)[\w$<>-]+)+(?::\d*)?$/
const THREAD = /^main$|exec|thread|worker|pool|epoll|-\d+$/i
const CALLER = /^[\w./\\-]+\.\w{1,5}:\d+$/

/** `na-01: mgmtd: certificate.expiring:warning`: node, process, event and severity. */
const EVENT = /^([\w.-]{1,60}): ([\w.-]{1,60}): ([\w.-]{1,80}):([a-z]{3,9})$/

/** Takes what a header bracket says of thread, logger, process or request; false where it is words that say none of it. */
export function readBracket(content: string, line: ParsedLine, context: TimeContext): boolean {
  const text = content.trim()
  if (text === '' || text.length > 160 || takeSign(text, line)) return true
  if (text.includes('=') && /^[\w.-]+=/.test(text)) {
    takePairs(text, line, context)
    return true
  }
  if (takeAnnounced(text, line)) return true
  if (text.includes(':') && takeParted(text, line)) return true
  if (takeContainer(text, line) || takeTrace(text, line) || takeSleuth(text, line)) return true
  return takeName(text, line)
}

/** Of an error or a note of MySQL, whose thread stands elsewhere. */
const CODE_OF_MYSQL = /^MY-\d{6}$/

/** A logger's or a thread's; of several words those of a thread alone, and those that a label leads. */
function takeName(text: string, line: ParsedLine): boolean {
  if (text.startsWith('MY-') && CODE_OF_MYSQL.test(text)) {
    line.addField('code', text)
    return true
  }
  if (text.includes(' ')) return takeWords(text, line)
  // What stands behind the code is a part of the server.
  if (line.fields?.['code']?.startsWith('MY-') === true || (hasNameMark(text) && LOGGER.test(text)))
    line.logger ??= text
  else takeThread(text, line)
  return true
}

/** `qtp1 worker 12` is a thread; a labelled phrase is what the line is about. */
function takeWords(text: string, line: ParsedLine): boolean {
  const isThread = THREAD.test(text)
  if (!isThread && !text.includes(': ')) return false
  if (isThread && text.length <= MAX_THREAD && !text.includes('=')) takeThread(text, line)
  else line.addContext(text)
  return true
}

const MAX_THREAD = 60

/** Cheap: a dot, a slash, an at sign or a colon, without which a name has no parts. */
function hasNameMark(text: string): boolean {
  for (let pos = 0; pos < text.length; pos += 1) {
    const code = text.charCodeAt(pos)
    if (code === 46 || code === 47 || code === 64 || code === 58) return true
  }
  return false
}

/** A letter of a level, or a process. */
function takeSign(text: string, line: ParsedLine): boolean {
  const level = text.length === 1 && line.level === null ? levelOfLetter(text) : null
  if (level !== null) line.level = level
  else if (isDigit(text.charCodeAt(0)) && /^\d+$/.test(text)) line.processId ??= text
  else return false
  return true
}

function takePairs(text: string, line: ParsedLine, context: TimeContext): void {
  for (const pair of text.split(/[\s,;]+/)) {
    const equals = pair.indexOf('=')
    if (equals <= 0 || equals === pair.length - 1) continue
    const key = pair.slice(0, equals)
    const value = pair.slice(equals + 1).replaceAll(/^"|"$/g, '')
    if (!assignRole(roleOfField(key, 0), value, line, context)) line.addField(key, value)
  }
}

/** What a word before it says that it is: `pid 12`, `req-5f…`, `client 10.0.0.1`. */
function takeAnnounced(text: string, line: ParsedLine): boolean {
  if (text.startsWith('pid ') || text.startsWith('pid:')) line.processId ??= /\d+/.exec(text)?.[0]
  else if (text.startsWith('req-') || text.startsWith('request-') || (text.length === UUID_LENGTH && UUID.test(text)))
    line.requestId ??= text.split(' ')[0]
  else if (text.startsWith('client ')) line.addField('client', text.slice(7))
  else return false
  return true
}

/** Names and numbers with colons between them. */
function takeParted(text: string, line: ParsedLine): boolean {
  if (takeEvent(text, line) || takeNamed(text, line)) return true
  const program = /^([a-z][\w-]{2,}):\d{3,7}(?:\/\w+)?$/.exec(text)?.[1]
  if (program !== undefined) line.service ??= program
  else if (CALLER.test(text)) line.addField('caller', text)
  else return false
  return true
}

function takeEvent(text: string, line: ParsedLine): boolean {
  const event = EVENT.exec(text)
  const level = event === null ? null : levelOfWord(event[4] ?? '')
  if (event === null || level === null) return false
  line.level ??= level
  line.host ??= event[1]
  line.service ??= event[2]
  line.addField('event', event[3] ?? '')
  return true
}

/** `cart container` */
function takeContainer(text: string, line: ParsedLine): boolean {
  const container = text.endsWith(' container') ? /^(\S+) container$/.exec(text) : null
  if (container === null) return false
  line.container ??= container[1]
  return true
}

function takeTrace(text: string, line: ParsedLine): boolean {
  const trace = text.length === TRACE_PAIR_LENGTH ? TRACE_PAIR.exec(text) : null
  if (trace === null) return false
  line.traceId ??= trace[1]
  line.spanId ??= trace[2]
  return true
}

const SLEUTH = /^([\w.-]*),([0-9a-f]{16,32})?,([0-9a-f]{16})?(?:,\w*)?$/

/** `cart,5f2c…,81ab…,true`: service, trace and span. */
function takeSleuth(text: string, line: ParsedLine): boolean {
  const sleuth = text.includes(',') ? SLEUTH.exec(text) : null
  if (sleuth === null) return false
  if (sleuth[1] !== '') line.service ??= sleuth[1]
  line.traceId ??= sleuth[2]
  line.spanId ??= sleuth[3]
  return true
}

/** The first name is the thread's, unless a later one looks more like it. */
function takeThread(text: string, line: ParsedLine): void {
  if (text.length > MAX_THREAD) return
  if (line.thread === undefined || (THREAD.test(text) && !THREAD.test(line.thread))) line.thread = text
  else if (!THREAD.test(text)) line.logger ??= text
}
