import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'

const LABEL = /(Debug|Info|Warning|Error|Fatal|Panic): /y

/** `imap(anna)<17><f9>: Info: …`: Dovecot labels each line of its own file, which names neither host nor `[process]`. */
export function skipMailLabel(text: string, at: number, line: ParsedLine): number {
  if (line.host !== undefined || line.processId !== undefined) return at
  LABEL.lastIndex = at
  const [label = '', word = ''] = LABEL.exec(text) ?? []
  if (label !== '') line.level = levelOfWord(word)
  return at + label.length
}
