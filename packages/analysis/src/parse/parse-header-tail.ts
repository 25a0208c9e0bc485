import type { ParsedLine } from './parsed-line.ts'
import { readBracket } from './read-bracket.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { closingBracket, endOfWord, skipBlanks, skipSeparators } from './scan-token.ts'
import type { SourceLayout } from './source-layout.ts'
import { setLogger, takeLogger } from './take-logger.ts'

const CALLER = /^[\w$.<>-]*(?:\.\w+:\w+|::?\w+|-\w+)?(?:\(\d+\))?$/
/** One or two names, and the place in the code, in a column of their own. */
const SCOPED_CALLER = /^((?:[a-z][\w.-]* ){1,2})([\w./-]+\.[A-Za-z]\w*:\d+)\t+/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const THREAD = /^[\w .:-]{1,60}$/

const PAIRS = /^(?: \[[\w.-]{1,40}=[^\]]{0,400}\]){1,20}$/

const isBeforePairs = (text: string, close: number): boolean =>
  text.charCodeAt(text.length - 1) === 93 && text.charCodeAt(close + 2) === 91 && PAIRS.test(text.slice(close + 1))

/** `[pool 3] idle=2 busy=9`: what all that follows is of. */
const isTitleOfPairs = (text: string, close: number, content: string): boolean =>
  content.includes(' ') && text.includes('=', close) && PAIRS_ALONE.test(text.slice(close + 1))
const PAIRS_ALONE = /^(?: [\w.-]{1,40}=[^\s=]{1,200}){1,20}$/

const MAX_TOKENS = 9
const MAX_BRACKETS = 5

/** Thread, logger, caller and process after the level; answers where the message starts. */
export function parseHeaderTail(
  text: string,
  at: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
  hasLogger: boolean,
): number {
  let pos = at
  let named = hasLogger
  let brackets = 0
  for (let index = 0; index < MAX_TOKENS; index += 1) {
    const before = pos
    pos = skipSeparators(text, pos)
    if (pos >= text.length) return pos
    const code = text.charCodeAt(pos)
    let next: number
    if (code === 91 || code === 40) {
      // log4j's empty context: '[] - message'.
      if (text.startsWith('[] - ', pos)) return pos + 5
      next = takeBracket(text, pos, brackets, line, context)
      brackets += 1
    } else if (code === 60) next = takeErlangProcess(text, pos, line)
    else if (isCloser(text, pos, code)) next = pos + 1
    else {
      next = takeBarColumn(text, pos, line)
      if (next > 0) named = true
      else {
        const end = endOfWord(text, pos)
        const message = takeLastColumn(text, pos, end, named, line)
        if (message > 0) return message
        next = takeRequestId(text, pos, end, line)
        if (next < 0) {
          const { thread } = line
          next = takeLogger(text, pos, end, before, named, line, layout)
          // A thread's column may be followed by the logger's.
          named = line.thread === thread
        }
      }
    }
    if (next < 0) return pos
    pos = next
  }
  return pos
}

const isCloser = (text: string, at: number, code: number): boolean =>
  code === 93 || code === 41 || (code === 62 && text.charCodeAt(at + 1) === 32)

const MAX_PLACE = 120
const ERLANG = /^(<\d+\.\d+\.\d+>)(?:@([a-z][\w-]{0,50}):\w{1,50}:\d{1,6})?(?= )/

/** `<0.123.0> `, and lager's place in the code, `<0.123.0>@stock:init:14 `. */
function takeErlangProcess(text: string, at: number, line: ParsedLine): number {
  const [whole, pid, place] = ERLANG.exec(text.slice(at, at + MAX_PLACE)) ?? []
  if (whole === undefined || line.processId !== undefined) return -1
  line.processId = pid
  if (place !== undefined) line.logger ??= place
  return at + whole.length
}

/** Behind a bracket of the header, or -1 when the bracket at `at` is the message's own. */
function takeBracket(text: string, at: number, brackets: number, line: ParsedLine, context: TimeContext): number {
  if (text.startsWith('["', at) || brackets >= MAX_BRACKETS) return -1
  const close = closingBracket(text, at)
  if (close - at < 2 || !mayFollowBracket(text.charCodeAt(close + 1))) return -1
  const content = text.slice(at + 1, close)
  if (isTold(text, at, close, content, brackets) || skipSeparators(text, close + 1) >= text.length) return -1
  // Words that say nothing of the header are the message's, unless brackets enclose them.
  const isTight = brackets === 0 || text.charCodeAt(at - 1) === 93
  if (!readBracket(content, line, context)) {
    if (!isTight) return -1
    line.addContext(content)
  }
  return close + 1
}

/** Blank, tab, colon, dash or another bracket. */
const mayFollowBracket = (code: number): boolean =>
  code === 32 || code === 9 || code === 58 || code === 91 || code === 45 || code === 40

/** What holds quotes, or stands before nothing but pairs in brackets, is told; so is what stands in parentheses, mostly. */
function isTold(text: string, at: number, close: number, content: string, brackets: number): boolean {
  if (content.includes('"')) return true
  if (text.charCodeAt(at) === 91) return isBeforePairs(text, close) || isTitleOfPairs(text, close, content)
  return !CALLER.test(content) && !(brackets > 0 && THREAD.test(content))
}

/** A column behind which the message starts, whatever comes there; -1 where none stands. */
function takeLastColumn(text: string, at: number, end: number, named: boolean, line: ParsedLine): number {
  const before = text.charCodeAt(at - 1)
  if (!named && text.charCodeAt(end - 1) === 93 && takeProcessAndLogger(text.slice(at, end), line))
    return skipBlanks(text, end)
  if (before === 9) return text.charCodeAt(end) === 32 ? takeScopedCaller(text, at, line) : -1
  return before === 32 && !named ? takeProgram(text, at, end, line) : -1
}

/** `web[AYx2][o.s.s.Server] `: a process, its request if any, and the logger, as SonarQube writes them. */
function takeProcessAndLogger(word: string, line: ParsedLine): boolean {
  const [, process, request, logger] = PROCESS_AND_LOGGER.exec(word) ?? []
  if (process === undefined || line.service !== undefined) return false
  line.service = process
  line.logger ??= logger
  if (request !== '') line.requestId ??= request
  return true
}
const PROCESS_AND_LOGGER = /^([a-z][a-z\d-]{1,20})\[([\w-]{0,40})\]\[((?:[a-z]\w{0,30}\.){1,8}[\w$.-]{1,60})\]$/

/** Envoy: 'envoy config external/envoy/source/common/config/grpc_stream.h:163<tab>message'. */
function takeScopedCaller(text: string, at: number, line: ParsedLine): number {
  if (text.indexOf('\t', at) < 0) return -1
  const column = SCOPED_CALLER.exec(text.slice(at, at + 200))
  if (column === null) return -1
  line.logger ??= column[1]?.trim()
  line.addField('caller', column[2] ?? '')
  return at + column[0].length
}

/** Ruby's logger: 'INFO -- program: message'. */
function takeProgram(text: string, at: number, end: number, line: ParsedLine): number {
  if (!text.startsWith('-- ', at - 3) || text.charCodeAt(end - 1) !== 58 || end - at >= 40) return -1
  setLogger(text, at, end, line)
  return skipBlanks(text, end)
}

function takeRequestId(text: string, at: number, end: number, line: ParsedLine): number {
  if (end - at !== 36 || !UUID.test(text.slice(at, end))) return -1
  line.requestId ??= text.slice(at, end)
  return end
}

/** Between bars, `|name|`. */
function takeBarColumn(text: string, at: number, line: ParsedLine): number {
  const bar = text.charCodeAt(at - 1) === 124 ? text.indexOf('|', at) : -1
  if (bar <= 0 || bar - at >= 80 || text.slice(at, bar).includes(' ')) return -1
  line.logger ??= text.slice(at, bar)
  return bar + 1
}
