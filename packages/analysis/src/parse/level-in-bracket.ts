import type { Level } from '../model/log-event.ts'
import { levelOfWord, markedLevelOfWord, strongLevelOfWord } from './level-of-word.ts'
import { NAMED } from './take-named.ts'

/** The level that a bracket holds: `[error]`, `[core:error]`, `[main] INFO` inside one bracket. */
export function levelInBracket(content: string): Level | null {
  if (content.length > 100) return null
  const direct = levelOfWord(content.trim())
  if (direct !== null) return direct
  // log4j's '%t/%level': 'Server thread/ERROR'.
  const slash = content.lastIndexOf('/')
  if (slash > 0 && /^[A-Z]{4,7}$/.test(content.slice(slash + 1))) {
    const level = strongLevelOfWord(content.slice(slash + 1))
    if (level !== null) return level
  }
  const colon = content.lastIndexOf(':')
  if (colon > 0 && !content.includes(' ')) {
    const tail = strongLevelOfWord(content.slice(colon + 1))
    if (tail !== null) return tail
    const head = markedLevelOfWord(content.slice(0, content.indexOf(':')))
    if (head !== null) return head
    // Chromium: '1234:5678:0312/101530.123456:ERROR:file.cc(123)'
    for (const part of content.split(':'))
      if (/^[A-Z]{4,7}\d?$/.test(part)) return strongLevelOfWord(part.replace(/\d$/, ''))
    const named = NAMED.exec(content)?.[2]
    return named === undefined ? null : strongLevelOfWord(named)
  }
  return null
}
