import { findNegated } from './find-negated.ts'
import { spreadOfWord } from './place-of-word.ts'
import { scanWords, type Token } from './scan-words.ts'

const LONGEST = 600
const STEM = 5
const MIN_STEMMED = 7
const MOST_TOKENS = 80

/**
 * What a statement is judged by: its words, what follows on what (pairs, threes, keys and their values), the beginnings
 * of long words, which stand for all their forms, and how long it is. The trainer and the judge read texts with this
 * one function.
 */
export function statementFeatures(text: string): string[] {
  const features = new Set<string>()
  for (const line of text.slice(0, LONGEST).split('\n')) {
    const tokens = scanWords(line).slice(0, MOST_TOKENS)
    const negated = findNegated(tokens)
    let [first, second] = ['', '^']
    for (const [index, token] of tokens.entries()) {
      const word = negated[index] ? '-' : wordOf(line, token)
      if (word === '#' && second === '#') continue
      features.add(word)
      features.add(`${second} ${word}`)
      if (first !== '') features.add(`${first} ${second} ${word}`)
      if (word.length >= MIN_STEMMED) features.add(`${word.slice(0, STEM)}~`)
      if (token.assigned) features.add(`${second}:`).add(`:${word}`)
      first = second
      second = word
    }
    features.add(`${second} $`)
  }
  return [...features.add(`${Math.floor(Math.log2(features.size + 1))}/`)]
}

/** Of each of its features the number by which tables are asked: they are kept where the words would take too much room. */
export const spreadsOfStatement = (text: string): Int32Array => Int32Array.from(statementFeatures(text), spreadOfWord)

/** Statuses and exit codes are words, other numbers only tell that one stands there. */
function wordOf(line: string, { kind, start, end }: Token): string {
  const text = line.slice(start, end)
  if (kind === 'word') return text.toLowerCase().replaceAll("'", '')
  return kind === 'zero' ? '0' : /^[1-5]\d\d$/.test(text) ? text : '#'
}
