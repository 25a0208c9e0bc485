import { levelOfLetter, levelOfWord, strongLevelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import { readBracket } from './read-bracket.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isUpper } from './scan-token.ts'
import { takePodPath } from './take-pod-path.ts'

/** The prefix is header, not a sentence: few short words, no prose. */
export function isHeaderPrefix(prefix: string, enclosed: boolean): boolean {
  const words = prefix.trim().split(/[\s|]+/)
  if (words.length > (enclosed ? 14 : 6)) return false
  let prose = 0
  for (const word of words) if (/^[a-z]{2,}[,.]?$/.test(word) && levelOfWord(word) === null) prose += 1
  return prose <= (enclosed ? 4 : 1)
}

/** What the words before a timestamp say. */
export function readPrefix(prefix: string, line: ParsedLine, context: TimeContext): void {
  line.level ??= levelOfLetter(LETTER.exec(prefix)?.[1] ?? '')
  for (const word of prefix.split(/[\s|[\](),]+|:+(?=\s|$|:|[A-Z])/))
    if (word !== '') readPrefixWord(word, line, context)
}

function readPrefixWord(word: string, line: ParsedLine, context: TimeContext): void {
  const level = line.level === null && isUpper(word.charCodeAt(0)) ? strongLevelOfWord(word) : null
  if (level !== null) line.level = level
  else if (ENVIRONMENT.test(word)) line.addField('environment', word)
  else if (word.includes('=')) readBracket(word, line, context)
  else if (/^\d+$/.test(word)) line.processId ??= word
  else if (word.includes('/') && takePodPath(word, line)) return
  else if (LOG_GROUP.test(word)) line.service ??= word.slice(word.lastIndexOf('/') + 1)
  else if (word.length > 1 && /[A-Za-z]/.test(word)) line.logger ??= word
}

/** `[W] ` */
const LETTER = /^\[([A-Z])\]\s{0,4}$/

/** Where a program runs is not who speaks. */
const ENVIRONMENT = /^(?:prod|production|staging|stage|dev|qa|uat)$/

/** `/aws/lambda/resize`: a cloud's name of a stream ends with that of the program. */
const LOG_GROUP = /^\/(?:[\w.-]+\/)+[\w.-]+$/
