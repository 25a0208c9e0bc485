import type { ParsedLine } from './parsed-line.ts'

/** `user_agent="…"` */
const CLIENT_WORDS = /[ ,](user[-_]?agent|referr?er)=("(?:[^"\\]|\\.)*"|[^\s"]\S*)/i

/** What a client says of itself is no part of what the service says, whatever it claims: it becomes a field. */
export function takeClientWords(line: ParsedLine): void {
  const { message } = line
  if (!message.includes('=') || (!message.includes('gent=') && !message.includes('erer='))) return
  const match = CLIENT_WORDS.exec(message)
  if (match === null || match.index === 0) return
  line.message = message.slice(0, match.index) + message.slice(match.index + match[0].length)
  line.addField(match[1] ?? '', match[2] ?? '')
}
