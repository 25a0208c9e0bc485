import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import { setMessage } from './set-message.ts'

const GAME_SERVER = /^\[\s{0,2}\d{1,3}\](Log\w{1,60}): (?:(Fatal|Error|Warning|Display|Log|Verbose|VeryVerbose): )?/

/** `[ 37]LogNet: Warning: …`: the frame, the category and, where it is not 'Log', the verbosity of the Unreal engine. */
export function parseGameServer(text: string, at: number, line: ParsedLine): boolean {
  const match = GAME_SERVER.exec(text.slice(at, at + 100))
  if (match === null) return false
  line.logger = match[1]
  line.level = levelOfWord(match[2]?.replace('VeryVerbose', 'Verbose') ?? '') ?? 'info'
  setMessage(text, at + match[0].length, line)
  return true
}
