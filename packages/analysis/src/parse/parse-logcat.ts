import { levelOfLetter } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import { setMessage } from './set-message.ts'

const TAG = /^([VDIWEFA])\/([^:(]{1,60}?)\s*(?:\(\s*(\d+)\))?: /

/** `V/Configuration( 1766): message`: Android's brief and time layouts. */
export function parseLogcatTag(text: string, at: number, line: ParsedLine): boolean {
  if (text.charCodeAt(at + 1) !== 47) return false
  const match = TAG.exec(text.slice(at, at + 100))
  if (match === null) return false
  line.header = true
  line.format = 'logcat'
  line.level = levelOfLetter(match[1] ?? '')
  line.logger = match[2]
  line.processId = match[3]
  setMessage(text, at + match[0].length, line)
  return true
}

const BOARD = /^([EWIDV]) \((\d{1,10})\) ([\w.\-/]{1,40}):(?: |(?=[A-Za-z]))/

/** `W (666) spi_flash: message`: what a board prints, with the milliseconds since it started. */
export function parseBoardTag(text: string, line: ParsedLine): boolean {
  const match = BOARD.exec(text)
  if (match === null) return false
  line.header = true
  line.format = 'board'
  line.level = levelOfLetter(match[1] ?? '')
  line.logger = match[3]
  setMessage(text, match[0].length, line)
  return true
}
