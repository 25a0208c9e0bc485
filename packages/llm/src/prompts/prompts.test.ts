import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { buildFacts } from '../../test/facts.ts'
import { refinementContext } from '../answers/refinement-context.ts'
import { ANSWER_QUESTION_PROMPT, writeAnswerPrompt } from './answer-question-v1.ts'
import { readRecordedRequest } from './read-recorded-request.ts'
import { REFINE_INCIDENT_PROMPT, writeRefinePrompt } from './refine-incident-v1.ts'

const FENCE = '<<data 5f3c9a1e77b04d22>>'
const context = refinementContext(buildFacts())
const question = { question: 'Why?', findings: '{"title":"x"}', lines: context.lines }

/** A new text needs a new file and a new id, or recordings of two prompts could not be told apart. */
it.each([
  [ANSWER_QUESTION_PROMPT, writeAnswerPrompt(question, FENCE), '6c11d5e02b1554ab'],
  [REFINE_INCIDENT_PROMPT, writeRefinePrompt(context, FENCE), '8cc3c4187636c6d9'],
])('%s is what it was', (_, messages, hash) => {
  expect(createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 16)).toBe(hash)
})

it('reads from a recorded request what was written into it', () => {
  const refine = readRecordedRequest(JSON.stringify(writeRefinePrompt(context, FENCE)))
  expect(refine).toEqual({ lines: context.lines, context })
  const ask = readRecordedRequest(JSON.stringify(writeAnswerPrompt(question, FENCE)))
  expect(ask).toEqual({ lines: context.lines, context: null })
})
