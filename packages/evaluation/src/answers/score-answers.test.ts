import { fileURLToPath } from 'node:url'
import { answerQuestion } from '@holdfast/llm/answers/answer-question'
import { describe, expect, it } from 'vitest'
import { readAskedScenarios, scoreAnswers, summarizeAnswers } from './score-answers.ts'

const asked = readAskedScenarios(fileURLToPath(new URL('../../questions', import.meta.url)))
const scores = scoreAnswers(asked, answerQuestion)

describe.each([
  ['all questions', scores, 60, 0.76],
  ['those that the answers were never tuned on', scores.filter((score) => score.isHeldOut), 15, 0.8],
] as const)('%s', (_, some, leastPairs, leastComplete) => {
  const { pairs, complete } = summarizeAnswers(some)

  it('are enough to tell', () => expect(pairs).toBeGreaterThanOrEqual(leastPairs))

  it('have complete answers', () => expect(complete).toBeGreaterThanOrEqual(leastComplete))

  it('have answers that invent nothing', () => {
    expect(some.filter((score) => score.inventions.length > 0)).toEqual([])
  })
})

it('tells an answer that says nothing from one that does', () => {
  const canned = scoreAnswers(asked, (facts) => ({
    ...answerQuestion(facts, ''),
    answer: 'An incident was found. Please check the logs of the affected services.',
    citations: [],
  }))
  expect(summarizeAnswers(canned).complete).toBeLessThan(0.05)
})
