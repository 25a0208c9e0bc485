import { expect, it } from 'vitest'
import { scoreCounterExamples } from './score-counter-examples.ts'

/** Pairs that the engine does not tell right yet; take out those that it learns. */
const NOT_YET = ['refuses-one', 'lock-released', 'second-silence', 'always-there']
const LIMIT_MS = 60_000

it(
  'are told right with their controls',
  () => {
    const wrong = scoreCounterExamples().filter(({ isRight }) => !isRight)
    expect(wrong.filter(({ name }) => !NOT_YET.includes(name))).toEqual([])
    expect(wrong.map(({ name }) => name)).toEqual(NOT_YET)
  },
  LIMIT_MS,
)
