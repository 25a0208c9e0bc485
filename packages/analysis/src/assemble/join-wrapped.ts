import { looksContinued, startsException } from './continues-record.ts'
import type { DraftEvent } from './open-record.ts'

const MIN_COLUMN = 12
const MAX_WRAPPED = 6

/** A sentence that was broken to fit its column goes on right below where it began; a trace or a list does otherwise. */
export function joinWrapped(event: DraftEvent): void {
  const { raw, message, continuation } = event
  const column = raw.length - message.length
  if (column < MIN_COLUMN || continuation.length > MAX_WRAPPED || !raw.endsWith(message)) return
  const indent = indentOf(continuation[0] ?? '')
  if (Math.abs(indent - column) > 1) return
  const parts = continuation.map((line) => line.trim())
  if (!continuation.every((line) => indentOf(line) === indent) || !parts.every(isProse)) return
  if (areBroken([raw, ...continuation], parts)) event.message = [message, ...parts].join(' ')
}

const indentOf = (line: string): number => line.length - line.trimStart().length

/** The next line's first word would have gone beyond the longest line. */
function areBroken(lines: readonly string[], parts: readonly string[]): boolean {
  const width = Math.max(...lines.map((line) => line.trimEnd().length))
  return parts.every((part, at) => (lines[at] ?? '').trimEnd().length + 1 + firstWord(part).length > width)
}

const firstWord = (text: string): string => text.split(' ', 1)[0] ?? ''

/** A word of a sentence, and no dump of bytes. */
const isProse = (text: string): boolean => WORD.test(text) && !looksContinued(text) && !startsException(text)
const WORD = /\p{L}{3}/u
