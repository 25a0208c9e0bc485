import { strongLevelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import { isDigit, isLetter } from './scan-clock.ts'
import { endOfWord, isLower, isUpper, skipBlanks } from './scan-token.ts'
import type { SourceLayout } from './source-layout.ts'

/** `TaskSetManager`: a class, where `Executor` may be the start of a sentence. */
const CAMEL = /^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+$/

/** Answers the end of the token when it is part of the header, or -1 when the message starts with it. */
export function takeLogger(
  text: string,
  pos: number,
  end: number,
  before: number,
  named: boolean,
  line: ParsedLine,
  layout: SourceLayout,
): number {
  const length = end - pos
  if (length > 160) return -1
  const first = text.charCodeAt(pos)
  if (isDigit(first)) {
    // Spring: 'INFO 93649 --- [', nginx: '31#31: *7 message'
    let digits = pos
    while (isDigit(text.charCodeAt(digits))) digits += 1
    if (text.charCodeAt(digits) === 35 && text.charCodeAt(end - 1) === 58 && end - digits < 12) {
      line.processId ??= text.slice(pos, digits)
      const star = skipBlanks(text, end)
      if (text.charCodeAt(star) !== 42) return end
      const stop = endOfWord(text, star)
      line.addField('connection', text.slice(star + 1, stop))
      return stop
    }
    if (digits !== end || digits - pos > 9) return -1
    const after = skipBlanks(text, end)
    if (text.startsWith('---', after) || text.charCodeAt(after) === 91 || text.charCodeAt(after) === 124) {
      line.processId ??= text.slice(pos, end)
      return end
    }
    return -1
  }
  if (!isLetter(first) && first !== 95 && first !== 35 && first !== 47) return -1
  let dots = 0
  let odd = 0
  let colon = -1
  for (let index = pos; index < end; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 46 || code === 36 || code === 47) dots += 1
    else if (code === 58) {
      colon = index
      if (text.charCodeAt(index + 1) === 58) {
        dots += 1
        index += 1
      } else break
    } else if (code === 64 || code === 35 || code === 62 || code === 60) dots += 1
    else if (!isLetter(code) && !isDigit(code) && code !== 95 && code !== 45) odd += 1
  }
  if (text.charCodeAt(end - 1) === 93 && !named) {
    const taken = takeProcess(text, pos, end, line)
    if (taken > 0) return taken
  }
  if (colon >= 0 && colon + 1 < end && text.charCodeAt(colon + 1) !== 58) {
    // 'INFO:root:message', 'queue_sender.go:128<tab>', 'main.py:47:'
    let digits = colon + 1
    while (isDigit(text.charCodeAt(digits))) digits += 1
    if (digits > colon + 1 && (digits === end || (text.charCodeAt(digits) === 58 && digits + 1 === end)) && odd === 0) {
      if (dots === 0 && text.charCodeAt(digits) !== 58 && text.charCodeAt(end) !== 9) return -1
      line.addField('caller', text.slice(pos, digits))
      return end
    }
    if (odd === 0 && text.startsWith(' - ', end) && /^[\w.<>]+:[\w.<>]+:\d+$/.test(text.slice(pos, end))) {
      line.logger ??= text.slice(pos, colon)
      return end + 2
    }
    const tight = before === pos - 1 && text.charCodeAt(before) === 58
    if (!named && tight && odd === 0 && !isLoggerEnd(text, pos, colon)) {
      line.logger ??= text.slice(pos, colon)
      return colon + 1
    }
    return -1
  }
  if (odd > 0 && dots > 0 && text.charCodeAt(end) === 32 && text.startsWith(': ', skipBlanks(text, end))) {
    setLogger(text, pos, end, line)
    return skipBlanks(text, end) + 1
  }
  if (odd > 0 && colon < 0 && text.charCodeAt(end - 1) !== 58) {
    if (!/^[\w$./#<>@:-]+(?:\[[\w.]+\])?:?$/.test(text.slice(pos, end))) return -1
  }
  if (colon === end - 1) {
    if (named || isLoggerEnd(text, pos, colon)) return -1
    const camel = dots === 0 && odd === 0 && CAMEL.test(text.slice(pos, colon))
    if (dots === 0 && !camel && !(layout.loggers >= 3 && odd === 0)) return takeProcess(text, pos, end, line)
    if (dots > 0 || camel) layout.loggers = Math.min(layout.loggers + 1, 100)
    setLogger(text, pos, colon, line)
    return end
  }
  const after = skipBlanks(text, end)
  const mark = text.charCodeAt(after)
  const isDouble = mark === 58 && text.startsWith(':: ', after)
  if ((mark === 58 || mark === 45 || mark === 124) && after > end && (isDouble || text.charCodeAt(after + 1) === 32)) {
    // Spring pads the logger's column: 'core                 : message'.
    const padded = mark === 58 && after - end >= 2
    if (named && mark !== 124 && dots === 0 && !padded) return -1
    if (isLoggerEnd(text, pos, end)) return -1
    if (mark === 45 && dots === 0 && isLower(first) && isFileOrFlag(text, pos, end)) return -1
    if (mark === 124 && dots === 0 && line.thread === undefined) line.thread = text.slice(pos, end)
    else setLogger(text, pos, end, line)
    return isDouble ? after + 2 : after + 1
  }
  if (named || dots === 0) {
    // CBS-like columns: 'Info    CBS    Loaded'
    const columns = after - end >= 3 && pos - before >= 3 && odd === 0 && dots === 0 && !named
    const tabbed = text.charCodeAt(end) === 9 && text.charCodeAt(pos - 1) === 9 && mark !== 123 && odd === 0
    if (
      tabbed &&
      dots === 0 &&
      !named &&
      text.indexOf('\t', end + 1) > 0 &&
      isDottedName(text, end + 1, endOfWord(text, end + 1))
    ) {
      line.thread ??= text.slice(pos, end)
      return end
    }
    if (tabbed && !named && length < 60) {
      setLogger(text, pos, end, line)
      return end
    }
    const component =
      mark === 91 &&
      !named &&
      dots === 0 &&
      odd === 0 &&
      isUpper(first) &&
      text.slice(pos, end) === text.slice(pos, end).toUpperCase()
    if (!columns && !component) return -1
    setLogger(text, pos, end, line)
    return end
  }
  if (!isDottedName(text, pos, end)) return -1
  if (dots >= 2 || mark === 91 || (mark === 40 && /^\([\w$]+\.\w+:/.test(text.slice(after, after + 60)))) {
    layout.loggers = Math.min(layout.loggers + 1, 100)
    setLogger(text, pos, end, line)
    return end
  }
  return -1
}

export function setLogger(text: string, pos: number, end: number, line: ParsedLine): void {
  let stop = end
  while (text.charCodeAt(stop - 1) === 58) stop -= 1
  const name = text.slice(pos, stop)
  line.logger ??= name
}

/** `vpxd[45715]` and `sts[23:worker-1]` after a level name the process. */
function takeProcess(text: string, pos: number, end: number, line: ParsedLine): number {
  const match = /^([A-Za-z][\w.-]*)\[(\d*)(:[\w.-]*|[A-Za-z_.-][\w.-]*|)\]:?$/.exec(text.slice(pos, end))
  if (match === null) return -1
  line.logger ??= match[1]
  if (match[2] !== '') line.processId ??= match[2]
  const thread = (match[3] ?? '').replace(/^:/, '')
  if (thread !== '') line.thread ??= thread
  return end
}

/** `java.net.ConnectException:` is what happened, not who says it. */
function isLoggerEnd(text: string, pos: number, end: number): boolean {
  const name = text.slice(pos, end)
  return (
    /(?:Error|Exception|Failure|Throwable|Warning|ERR)$/.test(name) ||
    FAILURE_NAME.test(name) ||
    strongLevelOfWord(name) !== null
  )
}

/** 'NoCredentialProviders', 'RequestTimeout': names of failures that do not end in 'Error'. */
const FAILURE_NAME =
  /^(?:No|Not|Invalid|Missing|Unknown|Unable|Failed|Cannot|Illegal|Bad|Too|Insufficient|Unexpected)[A-Z]\w*$|^(?:[A-Z]\w*)?(?:Denied|Refused|Expired|Exceeded|NotFound|Timeout|TimedOut|Unavailable|Unauthori[sz]ed|Forbidden|Mismatch|Fault|Throttled|Rejected)$/

function isFileOrFlag(text: string, pos: number, end: number): boolean {
  return end - pos > 40 || text.charCodeAt(pos) === 47
}

/** `a.b.C` of identifiers, neither a host, a file, a version nor an address. */
function isDottedName(text: string, pos: number, end: number): boolean {
  const name = text.slice(pos, end)
  if (!/^#?[A-Za-z_][\w$]*(?:(?:\.|::)[A-Za-z_][\w$<>-]*)+(?:@\d+)?$/.test(name)) return false
  return !/\.(?:com|net|org|io|local|log|txt|json|conf|xml|ya?ml|py|go|js|ts|java|html?|php|sh|service|socket|internal)$/.test(
    name,
  )
}
