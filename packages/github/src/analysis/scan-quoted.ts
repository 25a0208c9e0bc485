const QUOTES = new Set(['"', "'", '`'])
const ENDS_A_LINE = new Set(['\n', '\r', '\u2028', '\u2029'])

/**
 * Where the text that is quoted from `at` on ends: the place of its closing quote, or -1. A quote behind a backslash
 * closes only where no other does, as in "C:\". By hand, since an expression for it takes exponential time.
 */
export function endOfQuoted(text: string, at: number): number {
  const quote = text[at]
  let escaped = -1
  for (let pos = at + 1; pos < text.length; pos++) {
    const char = text[pos] ?? ''
    if (char === quote) return pos
    if (ENDS_A_LINE.has(char)) break
    const next = text[pos + 1]
    if (char !== '\\' || next === undefined || ENDS_A_LINE.has(next)) continue
    pos++
    if (next === quote) escaped = pos
  }
  return escaped
}

/** Text with what stands in quotes, and what stands outside them, each written again. */
export function mapQuoted(
  text: string,
  write: { quoted: (inner: string) => string; plain: (outside: string) => string },
): string {
  let out = ''
  let from = 0
  for (let pos = 0; pos < text.length; pos++) {
    if (!QUOTES.has(text[pos] ?? '')) continue
    const end = endOfQuoted(text, pos)
    if (end < 0) continue
    out += write.plain(text.slice(from, pos)) + write.quoted(text.slice(pos + 1, end))
    from = end + 1
    pos = end
  }
  return out + write.plain(text.slice(from))
}
