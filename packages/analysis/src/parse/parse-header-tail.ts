import type { ParsedLine } from './parsed-line.ts'
import { readBracket } from './read-bracket.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { closingBracket, endOfWord, skipBlanks, skipSeparators } from './scan-token.ts'
import type { SourceLayout } from './source-layout.ts'
import { setLogger, takeLogger } from './take-logger.ts'

const CALLER = /^[\w$.<>-]*(?:\.\w+:\w+|::?\w+|-\w+)?(?:\(\d+\))?$/
/** One or two names, and the place in the code, in a column of their own. */
const SCOPED_CALLER = /^((?:[a-z][\w.-]* ){1,2})([\w./-]+\.\w+:\d+)\t+/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const THREAD = /^[\w .:-]{1,60}$/

const PAIRS = /^(?: \[[\w.-]{1,40}=[^\]]{0,400}\]){1,20}$/

const isBeforePairs = (text: string, close: number): boolean =>
  text.charCodeAt(text.length - 1) === 93 && text.charCodeAt(close + 2) === 91 && PAIRS.test(text.slice(close + 1))

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
  for (let index = 0; index < 9; index += 1) {
    const before = pos
    pos = skipSeparators(text, pos)
    if (pos >= text.length) return pos
    const code = text.charCodeAt(pos)
    if (code === 91 || code === 40 || code === 60) {
      if (code === 60) {
        const pid = /^<\d+\.\d+\.\d+>(?= )/.exec(text.slice(pos, pos + 24))?.[0]
        if (pid === undefined || line.processId !== undefined) return pos
        line.processId = pid
        pos += pid.length
        continue
      }
      // log4j's empty context: '[] - message'.
      if (text.startsWith('[] - ', pos)) return pos + 5
      if (text.startsWith('["', pos)) return pos
      const close = closingBracket(text, pos)
      const next = close < 0 ? 0 : text.charCodeAt(close + 1)
      const rest = next === 32 || next === 9 || next === 58 || next === 91 || next === 45 || next === 40
      if (!rest || brackets >= 5 || close - pos < 2) return pos
      const content = text.slice(pos + 1, close)
      // What holds quotes, or stands before nothing but pairs in brackets, is told.
      if (content.includes('"') || (code === 91 && isBeforePairs(text, close))) return pos
      if (code === 40 && !CALLER.test(content) && !(brackets > 0 && THREAD.test(content))) return pos
      if (skipSeparators(text, close + 1) >= text.length) return pos
      readBracket(content, line, context)
      brackets += 1
      pos = close + 1
      continue
    }
    if (code === 93 || code === 41 || (code === 62 && text.charCodeAt(pos + 1) === 32)) {
      pos += 1
      continue
    }
    if (text.charCodeAt(pos - 1) === 124) {
      const bar = text.indexOf('|', pos)
      if (bar > 0 && bar - pos < 80 && !text.slice(pos, bar).includes(' ')) {
        line.logger ??= text.slice(pos, bar)
        named = true
        pos = bar + 1
        continue
      }
    }
    if (text.charCodeAt(pos - 1) === 9) {
      // Envoy: 'envoy config external/envoy/source/common/config/grpc_stream.h:163<tab>message'.
      const column = SCOPED_CALLER.exec(text.slice(pos, pos + 200))
      if (column !== null) {
        line.logger ??= column[1]?.trim()
        line.addField('caller', column[2] ?? '')
        return pos + column[0].length
      }
    }
    const end = endOfWord(text, pos)
    if (end - pos === 36 && UUID.test(text.slice(pos, end))) {
      line.requestId ??= text.slice(pos, end)
      pos = end
      continue
    }
    // Ruby's logger: 'INFO -- program: message'.
    if (!named && text.startsWith('-- ', pos - 3) && text.charCodeAt(end - 1) === 58 && end - pos < 40) {
      setLogger(text, pos, end, line)
      return skipBlanks(text, end)
    }
    const { thread } = line
    const taken = takeLogger(text, pos, end, before, named, line, layout)
    if (taken < 0) return pos
    // A thread's column may be followed by the logger's.
    named = line.thread === thread
    pos = taken
  }
  return pos
}
