import { assignRole } from './assign-role.ts'
import { roleOfField, type Role } from './role-of-field.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isLower } from './scan-token.ts'

const LABELS = /^[a-z][\w.]{1,24}: [^\s,]/
const PART = /^([a-z][\w.]{1,24}): (.*)$/s
const MAX_LENGTH = 4000

/** `tag: SYSMON, msg: long_schedule, pid: <0.5366.0>, …`: labels and values between commas, one of which is the message. */
export function takeLabels(line: ParsedLine, context: TimeContext): void {
  const { message } = line
  if (!mayHoldLabels(message)) return
  const pairs = splitLabels(message)
  const said = pairs?.find(([key]) => roleOfField(key, 0) === 'message')?.[1]
  if (pairs === null || said === undefined || said === '') return
  for (const [key, value] of pairs) {
    if (value === said) continue
    const role = roleOfField(key, 0)
    const isNaming = NAMING.has(role) || (role === 'level' && line.level === null)
    const isTaken = isNaming && assignRole(role, value, line, context)
    if (!isTaken) line.addField(key, value)
  }
  line.message = said
}

const mayHoldLabels = (message: string): boolean =>
  startsLabel(message) && LABELS.test(message) && message.length <= MAX_LENGTH && MESSAGE.test(message)

/** Cheap: a small letter first, and a colon within reach. */
function startsLabel(message: string): boolean {
  const colon = isLower(message.charCodeAt(0)) ? message.indexOf(':') : -1
  return colon >= MIN_LABEL && colon <= MAX_LABEL
}

const MIN_LABEL = 2
const MAX_LABEL = 25

const NAMING: ReadonlySet<Role> = new Set(['service', 'weakService', 'host', 'logger', 'thread', 'requestId'])

/** Cheap: whether it names a message. */
const MESSAGE = /(?:^|, )(?:msg|message): /

/** Null where a sentence begins with what only looks like a label. */
function splitLabels(text: string): [string, string][] | null {
  const pairs: [string, string][] = []
  for (const part of text.split(', ')) {
    const [, key, value = ''] = PART.exec(part) ?? []
    const last = pairs.at(-1)
    if (key !== undefined) pairs.push([key, value])
    else if (last === undefined) return null
    else last[1] += `, ${part}`
  }
  return pairs
}
