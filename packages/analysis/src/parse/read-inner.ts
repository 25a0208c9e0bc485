import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import { readBracket } from './read-bracket.ts'
import type { TimeContext } from './resolve-timestamp.ts'

/** What stands beside the timestamp in its own bracket. */
export function readInner(content: string, line: ParsedLine, context: TimeContext): void {
  for (const word of content.trim().split(/\s+|(?<!:):(?!:)/)) {
    if (word === '') continue
    const slash = word.indexOf('/')
    const level = line.level === null ? levelOfWord(slash > 0 ? word.slice(0, slash) : word) : null
    if (level !== null) {
      line.level = level
      if (slash > 0) line.thread = word.slice(slash + 1)
    } else if (/^#\d+$/.test(word)) line.processId ??= word.slice(1)
    else readBracket(word, line, context)
  }
}
