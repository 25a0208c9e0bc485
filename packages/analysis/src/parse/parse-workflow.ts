import { levelAtHead } from './level-at-head.ts'
import { strongLevelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { skipBlanks } from './scan-token.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

const MAX_NAMES = 240
/** `2023-05-23T07:21:01.5242746Z` */
const STAMP_LENGTH = 28
const BYTE_ORDER_MARK = 0xfe_ff
/** What the command line writes where it cannot tell the step. */
const UNKNOWN = 'UNKNOWN STEP'
const stamp = new Stamp()

/** `build (node 20)<tab>Set up job<tab>2023-05-23T07:21:01.5242746Z ##[warning]…`: a run's log as `gh run view --log` prints it; `first` is the first tab's place. */
export function parseWorkflow(text: string, first: number, line: ParsedLine, context: TimeContext): boolean {
  const second = text.indexOf('\t', first + 1)
  if (second < first + 2 || second > MAX_NAMES) return false
  const at = text.charCodeAt(second + 1) === BYTE_ORDER_MARK ? second + 2 : second + 1
  if (text.charCodeAt(at + 4) !== 45 || text.charCodeAt(at + 10) !== 84) return false
  const end = scanTimestamp(text, at, stamp)
  if (end - at !== STAMP_LENGTH || text.charCodeAt(end - 1) !== 90) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'workflow'
  line.service = text.slice(0, first)
  const step = text.slice(first + 1, second)
  if (step !== UNKNOWN) line.logger = step
  setMessage(text, skipBlanks(text, end), line)
  line.level = strongLevelOfWord(COMMAND.exec(line.message)?.[1] ?? '') ?? levelAtHead(line.message)
  return true
}

const COMMAND = /^##\[([a-z]{4,7})\]/
