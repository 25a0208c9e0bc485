import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import { setMessage } from './set-message.ts'

/** The engine, the level, and the role that speaks. */
const HEAD = /([A-Za-z][\w.-]{1,120}) ([A-Z][a-z]{3,6}) {1,2}\[([A-Za-z][\w-]{1,40})\] {1,2}(?=\S)/y

/** `BW.OrderIntake Info [BW_Plugin] BW-FILE-100008 …` behind the clock, of TIBCO BusinessWorks' engines. */
export function parseBusinessWorks(text: string, at: number, line: ParsedLine): boolean {
  HEAD.lastIndex = at
  const [whole, engine, word = '', role] = HEAD.exec(text) ?? []
  const level = whole === undefined ? null : levelOfWord(word)
  if (whole === undefined || level === null) return false
  line.format = 'engine'
  line.level = level
  line.service = engine
  line.logger = role
  setMessage(text, at + whole.length, line)
  return true
}
