import { gistOf } from './plain-text.ts'

const MIN_WORDS = 2
const BLANK = '<*>'

/** `key=value`, values in quotes included: they say of one line what they say otherwise of the next. */
const FIELDS = /[\w.@-]{1,40}=(?:"[^"]*"|\S*)/g
/** 'after <*> attempts', 'with code <*>'. */
const MEASURES =
  /\s(?:after|in|on|at|of|to|from|for|with|by|is|was|has|until)(?:\s[a-z]{1,12})?\s["'(]?<\*>\S*(?:\s(?:ms|s|seconds?|minutes?|times|attempts?|retries|bytes))?/g
const CLAUSES = /: |; |, | - |\. | \| |[()[\]]|\.$/
const LABEL = ': '

const wordsOf = (clause: string): number => clause.split(' ').filter((word) => /\p{L}{3}/u.test(word)).length

/** What all lines of one kind say: its first clauses that say anything, without what differs from line to line. */
export function kindOfLines(text: string, sample: string, maxLength: number): string {
  const said = text
    .replace(FIELDS, '')
    .replace(MEASURES, '')
    .replace(/(?<!\p{L})["'`]|["'`](?!\p{L})/gu, '')
    .split(LABEL)
    .map(firstClause)
  const at = said.findIndex((clause) => wordsOf(clause) >= MIN_WORDS)
  const [first, next = ''] = at === -1 ? [] : said.slice(at)
  if (first === undefined) return gistOf(text.includes(BLANK) ? sample : text, maxLength)
  // Two words before a colon are a label more often than a statement.
  const isLabel = wordsOf(first) === MIN_WORDS && wordsOf(next) > 0
  return gistOf(isLabel ? `${first}${LABEL}${next}` : first, maxLength)
}

/** The first part that says anything, up to the next comma, bracket or full stop. */
function firstClause(part: string): string {
  const clauses = part.split(CLAUSES).map(withoutBlanks)
  return clauses.find((clause) => wordsOf(clause) >= MIN_WORDS) ?? clauses[0] ?? ''
}

const withoutBlanks = (clause: string): string =>
  clause
    .split(' ')
    .filter((word) => word !== '' && !word.includes(BLANK))
    .join(' ')
