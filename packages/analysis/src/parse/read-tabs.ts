import type { ParsedLine } from './parsed-line.ts'
import { readBracket } from './read-bracket.ts'
import type { TimeContext } from './resolve-timestamp.ts'

const TABBED = /([A-Za-z][\w./@#-]{0,59})\t/y
const TABBED_PAIR = /([A-Za-z][\w.-]{0,39}=[^\t ]{1,80})\t/y

/** `name<tab>key=value<tab>message`; answers where the message starts, or -1. */
export function readTabs(text: string, at: number, line: ParsedLine, context: TimeContext): number {
  TABBED.lastIndex = at
  const name = TABBED.exec(text)
  if (name === null) return -1
  let pos = at + name[0].length
  if (text.indexOf('\t', pos) < 0) return -1
  line.logger ??= name[1]
  for (;;) {
    TABBED_PAIR.lastIndex = pos
    const pair = TABBED_PAIR.exec(text)
    if (pair === null) return pos
    readBracket(pair[1] ?? '', line, context)
    pos += pair[0].length
  }
}
