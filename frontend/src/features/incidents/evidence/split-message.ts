export interface MessagePart {
  readonly kind: 'plain' | 'parameter'
  readonly text: string
  readonly isQuote: boolean
}

/** Numbers with their units, addresses, ids, paths in quotes: what varies between lines of one kind. */
const PARAMETER =
  /"[^"\n]{0,200}"|\b\d{4}-\d\d-\d\d[t ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:z|[+-]\d\d:?\d\d)?\b|\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{18,27}\b|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b|\b0x[0-9a-f]+\b|\b[0-9a-f]{12,}\b|\b\d+(?:[.,]\d+)*(?:ms|µs|us|ns|s|m|h|d|%|kb|mb|gb|kib|mib|gib)?\b/giu

function tint(text: string, isQuote: boolean): MessagePart[] {
  const parts: MessagePart[] = []
  let at = 0
  for (const match of text.matchAll(PARAMETER)) {
    if (match.index > at) parts.push({ kind: 'plain', text: text.slice(at, match.index), isQuote })
    parts.push({ kind: 'parameter', text: match[0], isQuote })
    at = match.index + match[0].length
  }
  if (at < text.length) parts.push({ kind: 'plain', text: text.slice(at), isQuote })
  return parts
}

/** The message cut at its quote, with its parameters told apart. An impossible quote marks nothing. */
export function splitMessage(message: string, quoteStart: number, quoteEnd: number): MessagePart[] {
  const isQuoted = quoteStart >= 0 && quoteEnd > quoteStart && quoteEnd <= message.length
  if (!isQuoted) return tint(message, false)
  return [
    ...tint(message.slice(0, quoteStart), false),
    ...tint(message.slice(quoteStart, quoteEnd), true),
    ...tint(message.slice(quoteEnd), false),
  ]
}
