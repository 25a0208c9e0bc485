import { findNegated } from './find-negated.ts'
import { scanWords, type Token } from './scan-words.ts'

/** Marks that stand among the ids of words; those of words begin at FIRST_WORD. */
export const MARKS = {
  unknown: 0,
  start: 1,
  end: 2,
  value: 3,
  negated: 4,
  colon: 5,
  ellipsis: 6,
  exclamation: 7,
  question: 8,
  brief: 9,
  long: 10,
  wide: 11,
} as const
export const FIRST_WORD = 12

const BRIEF = 3
const LONG = 9
const WIDE = 16

export interface WordSequence {
  /** From start to end, in the order of the message. */
  readonly ids: readonly number[]
  readonly shape: readonly number[]
}

/** What weights are learned of, and found by: the trainer and the judge read messages with this one function. */
export function wordSequence(message: string, identify: (token: Token) => number): WordSequence {
  const tokens = scanWords(message)
  const negated = findNegated(tokens)
  const ids: number[] = [MARKS.start]
  let words = 0
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'word') {
      words += 1
      ids.push(negated[index] ? MARKS.negated : identify(token))
    } else if (ids.at(-1) !== MARKS.value) ids.push(MARKS.value)
  }
  ids.push(MARKS.end)
  return { ids, shape: shapeOf(message, words) }
}

function shapeOf(message: string, words: number): number[] {
  const shape: number[] = []
  const colon = message.indexOf(': ')
  if (colon > 0 && colon < message.length - 2) shape.push(MARKS.colon)
  if (message.endsWith('...') || message.endsWith('…')) shape.push(MARKS.ellipsis)
  if (message.endsWith('!')) shape.push(MARKS.exclamation)
  if (message.endsWith('?')) shape.push(MARKS.question)
  if (words <= BRIEF) shape.push(MARKS.brief)
  if (words >= LONG) shape.push(MARKS.long)
  if (words >= WIDE) shape.push(MARKS.wide)
  return shape
}
