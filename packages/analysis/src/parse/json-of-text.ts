import { isDigit } from './scan-clock.ts'
import { endOfWord } from './scan-token.ts'

const FIRST = /^[a-z_]\w{0,30}: (?:"|\d)/
const PAIR = /([a-z_]\w{0,30}): (?:"((?:[^"\\]|\\.)*)"|([\w.:+/-]{1,80}))(?:,? |$)/iy
const MIN_PAIRS = 3
const MAX_PAIRS = 40

/** `time: "…" level: WARN text: "…"`, as Protocol Buffers and others print a message in a line, as JSON; or null where anything else stands in it. */
export function jsonOfText(text: string): string | null {
  if (!mayBeText(text) || !FIRST.test(text)) return null
  const fields: [string, string][] = []
  PAIR.lastIndex = 0
  while (PAIR.lastIndex < text.length && fields.length < MAX_PAIRS) {
    const [whole, key = '', quoted, bare = ''] = PAIR.exec(text) ?? []
    if (whole === undefined) return null
    fields.push([key, quoted?.replaceAll(/\\(.)/g, '$1') ?? bare])
  }
  return fields.length < MIN_PAIRS ? null : JSON.stringify(Object.fromEntries(fields))
}

/** Cheap: a colon ends the first word, and a quote or a digit begins the next one. */
function mayBeText(text: string): boolean {
  const end = endOfWord(text, 0)
  const next = text.charCodeAt(end + 1)
  return text.charCodeAt(end - 1) === 58 && (next === 34 || isDigit(next))
}
