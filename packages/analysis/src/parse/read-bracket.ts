import { assignRole, roleOfField } from './assign-role.ts'
import { levelOfLetter, levelOfWord, strongLevelOfWord } from './level-of-word.ts'
import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const TRACE_PAIR = /^([0-9a-f]{32})[-,]([0-9a-f]{16})$/
const TRACE_PAIR_LENGTH = 49
const LOGGER = /^#?[\w$-]+(?:(?:\.|::|\/|@)[\w$<>-]+)+(?::\d*)?$/
const THREAD = /^main$|exec|thread|worker|pool|epoll|-\d+$/i
const CALLER = /^[\w./\\-]+\.\w{1,5}:\d+$/

/** `na-01: mgmtd: certificate.expiring:warning`: node, process, event and severity. */
const EVENT = /^([\w.-]{1,60}): ([\w.-]{1,60}): ([\w.-]{1,80}):([a-z]{3,9})$/

/** The level that a bracket holds: `[error]`, `[core:error]`, `[main] INFO` inside one bracket. */
export function levelInBracket(content: string): Level | null {
  if (content.length > 100) return null
  const direct = levelOfWord(content.trim())
  if (direct !== null) return direct
  // log4j's '%t/%level': 'Server thread/ERROR'.
  const slash = content.lastIndexOf('/')
  if (slash > 0 && /^[A-Z]{4,7}$/.test(content.slice(slash + 1))) {
    const level = strongLevelOfWord(content.slice(slash + 1))
    if (level !== null) return level
  }
  const colon = content.lastIndexOf(':')
  if (colon > 0 && !content.includes(' ')) {
    const tail = strongLevelOfWord(content.slice(colon + 1))
    if (tail !== null) return tail
    const head = strongLevelOfWord(content.slice(0, content.indexOf(':')))
    if (head !== null) return head
    // Chromium: '1234:5678:0312/101530.123456:ERROR:file.cc(123)'
    for (const part of content.split(':'))
      if (/^[A-Z]{4,7}\d?$/.test(part)) return strongLevelOfWord(part.replace(/\d$/, ''))
    const named = NAMED.exec(content)?.[2]
    return named === undefined ? null : strongLevelOfWord(named)
  }
  return null
}

/** `rdb:crit:14555`: who speaks, how loudly, and its process. */
const NAMED = /^([A-Za-z][\w.-]{1,60}):([A-Za-z]{3,9}):(\d{1,10})$/

export function takeNamed(content: string, line: ParsedLine): boolean {
  const named = NAMED.exec(content)
  const level = strongLevelOfWord(named?.[2] ?? '')
  if (named === null || level === null) return false
  line.level ??= level
  line.service ??= named[1]
  line.processId ??= named[3]
  return true
}

/** Takes what a header bracket says of thread, logger, process or request. */
export function readBracket(content: string, line: ParsedLine, context: TimeContext): void {
  const text = content.trim()
  if (text === '' || text.length > 160) return
  if (text.length === 1 && line.level === null && levelOfLetter(text) !== null) {
    line.level = levelOfLetter(text)
    return
  }
  if (/^\d+$/.test(text)) {
    line.processId ??= text
    return
  }
  if (/^[\w.-]+=/.test(text)) {
    for (const pair of text.split(/[\s,;]+/)) {
      const equals = pair.indexOf('=')
      if (equals <= 0 || equals === pair.length - 1) continue
      const key = pair.slice(0, equals)
      const value = pair.slice(equals + 1).replaceAll(/^"|"$/g, '')
      if (!assignRole(roleOfField(key, 0), value, line, context)) line.addField(key, value)
    }
    return
  }
  if (text.startsWith('pid ') || text.startsWith('pid:')) {
    line.processId ??= /\d+/.exec(text)?.[0]
    return
  }
  if (text.startsWith('req-') || text.startsWith('request-') || UUID.test(text)) {
    line.requestId ??= text.split(' ')[0]
    return
  }
  if (text.startsWith('client ')) {
    line.addField('client', text.slice(7))
    return
  }
  const hasColon = text.includes(':')
  const event = hasColon ? EVENT.exec(text) : null
  if (event !== null && levelOfWord(event[4] ?? '') !== null) {
    line.level ??= levelOfWord(event[4] ?? '')
    line.host ??= event[1]
    line.service ??= event[2]
    line.addField('event', event[3] ?? '')
    return
  }
  if (hasColon && takeNamed(text, line)) return
  const program = hasColon ? /^([a-z][\w-]{2,}):\d{3,7}(?:\/\w+)?$/.exec(text)?.[1] : undefined
  if (program !== undefined) {
    line.service ??= program
    return
  }
  const container = text.endsWith(' container') ? /^(\S+) container$/.exec(text) : null
  if (container !== null) {
    line.container ??= container[1]
    return
  }
  const trace = text.length === TRACE_PAIR_LENGTH ? TRACE_PAIR.exec(text) : null
  if (trace !== null) {
    line.traceId ??= trace[1]
    line.spanId ??= trace[2]
    return
  }
  const sleuth = !text.includes(',') ? null : /^([\w.-]*),([0-9a-f]{16,32})?,([0-9a-f]{16})?(?:,\w*)?$/.exec(text)
  if (sleuth !== null) {
    if (sleuth[1] !== '') line.service ??= sleuth[1]
    line.traceId ??= sleuth[2]
    line.spanId ??= sleuth[3]
    return
  }
  if (hasColon && CALLER.test(text)) {
    line.addField('caller', text)
    return
  }
  if (LOGGER.test(text)) {
    line.logger ??= text
    return
  }
  if (text.includes(' ') || text.length > 60) return
  if (line.thread === undefined || (THREAD.test(text) && !THREAD.test(line.thread))) line.thread = text
  else if (!THREAD.test(text)) line.logger ??= text
}
