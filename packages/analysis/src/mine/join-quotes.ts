import { isParameter, parameter, renderShape, type ShapeToken } from './shape-token.ts'

const MAX_QUOTED_TOKENS = 8

/** A short quoted name is one column, whatever spaces it holds; a quoted sentence stays words. */
export function joinQuotes(tokens: readonly ShapeToken[]): ShapeToken[] {
  const out: ShapeToken[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as ShapeToken
    out.push(token)
    if (!opensQuote(tokens, i)) continue
    if (tokens[i + 1]?.text === token.text) {
      out.push(tokens[++i] as ShapeToken)
      continue
    }
    const end = quoteEnd(tokens, i)
    if (end < 0) continue
    pushQuoted(out, tokens.slice(i + 1, end))
    out.push(tokens[end] as ShapeToken)
    i = end
  }
  return out
}

/** What a message starts with is what it says ('"Probe failed" pod=…'), and an apostrophe is no quote. */
function opensQuote(tokens: readonly ShapeToken[], at: number): boolean {
  const token = tokens[at] as ShapeToken
  if (token.text.length > 2 || !QUOTE.test(token.text) || at === 0) return false
  const before = tokens[at - 1]
  return !(before && !token.spaced && /\w$/.test(before.text))
}

/** Where the quote closes that opens at `at`, or -1 when too much stands in it. */
function quoteEnd(tokens: readonly ShapeToken[], at: number): number {
  const { text } = tokens[at] as ShapeToken
  let end = at + 1
  while (end < tokens.length && end - at <= MAX_QUOTED_TOKENS && tokens[end]?.text !== text) end++
  return tokens[end]?.text === text ? end : -1
}

function pushQuoted(out: ShapeToken[], inner: readonly ShapeToken[]): void {
  const first = inner[0] as ShapeToken
  const isMethod = /^[A-Z]{3,7}$/.test(first.text) && inner.length > 1 && isParameter(inner[1])
  if (isMethod) out.push(first, parameter(true))
  else if (inner.some(isParameter) || (inner.length === 1 && isMark(first.text))) out.push(parameter(first.spaced))
  else out.push({ text: renderShape(inner), spaced: first.spaced })
}

/** `\\"` is a quote within a quoted text. */
const QUOTE = /^\\?["']$/

/** '/' and '*' in quotes are names that happen to have no letter. */
const isMark = (text: string): boolean => /^[^\p{L}\p{N}]+$/u.test(text)
