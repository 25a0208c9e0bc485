import { finishMessage } from './finish-message.ts'
import { parseHeader } from './parse-header.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import type { SourceLayout } from './source-layout.ts'
import { strongLevelOfWord } from './level-of-word.ts'

const UPTIME = /^\s{0,10}\d{1,9}\.\d{3,6}s?:? {1,4}[[(<]?([A-Za-z]{4,11})[\])>]?:? /

/** `51002 [worker-3] INFO cart - …`: milliseconds, and a thread before the level. */
const COUNTED = /^\d{1,10} \[[^[\]]{1,80}\] +(?=([A-Z]{4,7})\s)/

/** `   0.486 Info main.cpp:740: …`: the seconds since the program's start, and a level. */
export function parseUptime(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  const counted = COUNTED.exec(text.slice(0, 120))
  const [whole, word = ''] = counted ?? UPTIME.exec(text.slice(0, 48)) ?? []
  const level = strongLevelOfWord(word)
  if (whole === undefined || level === null) return false
  if (counted !== null) {
    line.header = true
    line.format = 'text'
    finishMessage(text, parseHeader(text, text.indexOf('['), line, context, layout), line, context)
    return true
  }
  line.header = true
  line.format = 'text'
  line.level = level
  finishMessage(text, parseHeader(text, whole.length, line, context, layout), line, context)
  line.level = level
  return true
}
