import { assignRole } from './assign-role.ts'
import { roleOfField } from './role-of-field.ts'
import { indexBehind, indexOfProtocol } from './index-behind.ts'
import { parseAccess } from './parse-access.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { setMessage } from './set-message.ts'

/** `["message"] [key=value]` */
const QUOTED = /^\["((?:[^"\\]|\\.)*)"\](?= \[|$)/
/** `[error-response] [err="…"]` */
const BARE = /^\[([\w.-]{2,60})\](?= \[[\w.-]{1,40}=)/
const TRAILING_LOGGER = / \(((?:[a-z]\w*\.)+[A-Z][\w$]*)\)$/

const isOfRecord = (key: string): boolean => RECORD.has(roleOfField(key, 0))
const RECORD: ReadonlySet<string> = new Set(['time', 'level', 'message'])

/** One word that is no word of a sentence: it names the service, and the object is the message. */
const NAME = /^[\w./@#-]+(?:\[\d+\])?:?$/
const CODED = /[\d./@#-]/

const isSpeaker = (text: string): boolean => NAME.test(text) && CODED.test(text)

/** Sets the message and cuts off what loggers append: ` (kafka.log.Log)`, or a tail of JSON. */
export function finishMessage(text: string, at: number, line: ParsedLine, context: TimeContext): void {
  setMessage(text, at, line)
  const message = line.message
  const quoted = message.charCodeAt(0) === 91 ? (QUOTED.exec(message)?.[1] ?? BARE.exec(message)?.[1]) : undefined
  if (quoted !== undefined) {
    line.message = quoted.replaceAll(/\\(.)/g, '$1')
    return
  }
  const last = message.charCodeAt(message.length - 1)
  if (last === 41) cutLogger(message, line)
  else if (last === 125 || (last === 93 && message.endsWith('} []'))) cutObject(message, line, context)
  if (line.status === undefined && indexOfProtocol(line.message) >= 0) parseAccess(line.message, 0, line)
}

function cutLogger(message: string, line: ParsedLine): void {
  const match = TRAILING_LOGGER.exec(message.slice(-160))
  if (match === null) return
  line.logger ??= match[1]
  line.message = message.slice(0, message.length - match[0].length)
}

export function cutObject(message: string, line: ParsedLine, context: TimeContext): void {
  const tab = message.indexOf('\t{')
  const open = tab > 0 ? tab : indexBehind(32, '{"', message)
  if (open > 0 && !isSpeaker(message.slice(0, open))) readJsonTail(message, open, line, context)
}

/** 'order rejected: {…}', 'headers (input: {…}', 'unknown field in {…}': the object is a part of the sentence. */
const leadsTo = (message: string, end: number): boolean => LEADING.test(message.slice(Math.max(0, end - 12), end))
const LEADING = /[:=,(>]$|(?:^|[^\p{L}])(?:in|of|with|from|for|to|is|was|by|on|and|as|at|got|into|body|payload|data)$/u

/** What the arguments of a message name is what it is about. */
const PLAIN: ReadonlySet<string> = new Set(['time', 'level', 'message', 'weakService', 'pod', 'container', 'namespace'])

function readJsonTail(message: string, open: number, line: ParsedLine, context: TimeContext): void {
  let value: unknown
  try {
    value = JSON.parse(message.slice(open + 1).replace(/\} \[\]$/, '}'))
  } catch {
    return
  }
  // One word before a whole record says whose it is.
  if (!message.slice(0, open).includes(' ') && Object.keys(value as object).some(isOfRecord)) return
  if (!leadsTo(message, open)) line.message = message.slice(0, open)
  for (const [key, field] of Object.entries(value as Record<string, unknown>)) {
    const text = typeof field === 'string' ? field : JSON.stringify(field)
    if (text === undefined) continue
    const role = roleOfField(key, 0)
    const plain = PLAIN.has(role)
    if (plain || !assignRole(role, text, line, context)) line.addField(key, text)
  }
}
