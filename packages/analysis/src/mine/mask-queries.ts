import { PARAMETER, type ShapeToken } from './shape-token.ts'

/** What a statement of SQL starts with, and the word that must follow for it to be one. */
const FOLLOWERS: Readonly<Record<string, string>> = {
  select: 'from',
  insert: 'into',
  update: 'set',
  delete: 'from',
}
const BEFORE = /^(?:[:=("'`]|query|statement|sql|execute|>)$/i
const MAX_TOKENS_BETWEEN = 40
const QUOTE = /^["'`]$/

/** 'duration: 3 ms  statement: select * from orders where id = 7': a quoted statement of SQL is one parameter. */
export function maskQueries(tokens: ShapeToken[]): ShapeToken[] {
  for (let i = 1; i < tokens.length; i++) {
    const { spaced } = tokens[i] as ShapeToken
    const before = tokens[i - 1] as ShapeToken
    if (!isQuery(tokens, i) || !BEFORE.test(before.text)) continue
    const head = [...tokens.slice(0, i), { text: PARAMETER, spaced }]
    if (!QUOTE.test(before.text)) return head
    const close = tokens.findLastIndex((token, at) => at > i && token.text === before.text)
    return close < 0 ? head : [...head, ...tokens.slice(close)]
  }
  return tokens
}

function isQuery(tokens: readonly ShapeToken[], at: number): boolean {
  const { text } = tokens[at] as ShapeToken
  const follower = text.length === 6 ? FOLLOWERS[text.toLowerCase()] : undefined
  if (follower === undefined || (text !== text.toLowerCase() && text !== text.toUpperCase())) return false
  for (let i = at + 1; i < tokens.length && i - at < MAX_TOKENS_BETWEEN; i++)
    if ((tokens[i] as ShapeToken).text.toLowerCase() === follower) return true
  return false
}
