import { squeeze, wordsOf, type CaseInput } from './case-input.ts'

const SHORTEST_QUOTE = 20
const SHORTEST_CLAUSE = 25
const QUOTES = /"([^"]+)"|“([^”]+)”|`([^`]+)`|'([^']+)'|«([^»]+)»/g

/** What an explanation says itself: quotes, and clauses that merely repeat the log, are taken out. */
export function ownWords(text: string, input: Pick<CaseInput, 'contains'>): string {
  const repeats = (span: string, shortest: number): boolean => squeeze(span).length >= shortest && input.contains(span)
  const unquoted = text.replace(QUOTES, (whole: string, ...groups: unknown[]) => {
    const span = groups.slice(0, 5).find((group) => typeof group === 'string')
    return typeof span === 'string' && repeats(span, SHORTEST_QUOTE) ? ' ' : whole
  })
  return unquoted
    .split(/(?<=[:;—–\n])\s+|(?<=\.)\s+/)
    .filter((clause) => !repeats(clause.replace(/[.:;—–\s]+$/, ''), SHORTEST_CLAUSE))
    .join(' ')
}

const SHORTEST_RUN = 5

/** As above for a strict reader: runs of five words that a line has too are taken out, however they are dressed up. */
export function ownWordsStrictly(text: string, input: Pick<CaseInput, 'containsWords'>): string {
  const words = wordsOf(text)
  const isQuoted = words.map(() => false)
  for (let i = 0; i + SHORTEST_RUN <= words.length; i++)
    if (input.containsWords(words.slice(i, i + SHORTEST_RUN))) isQuoted.fill(true, i, i + SHORTEST_RUN)
  return words.filter((_, i) => !isQuoted[i]).join(' ')
}
