import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildFacts, EVIDENCE } from '../../test/facts.ts'
import { answerQuestion } from '../answers/answer-question.ts'
import { INTENT_WORDS, type Intent } from '../answers/intents.ts'
import { code } from '../answers/write-markdown.ts'
import { groundAnswer } from '../ground/ground-answer.ts'
import { createAnswerStream } from './create-answer-stream.ts'

const facts = buildFacts()
const UNDERSTOOD = 'What is the root cause?'
const UNKNOWN = 'Woran liegt das bloß?'

function open(question: string) {
  const deltas: string[] = []
  const stream = createAnswerStream(facts, question, {
    unmask: (text) => text.replaceAll('[EMAIL_1]', 'grace@example.com'),
    onDelta: (markdown) => deltas.push(markdown),
  })
  return { ...stream, shown: () => deltas.join('') }
}

it('shows the analysis’ words before a model has said anything', () => {
  expect(open(UNDERSTOOD).shown()).toBe(answerQuestion(facts, UNDERSTOOD).answer)
  expect(open(UNKNOWN).shown()).toBe('')
})

it('shows a quote once it is whole, unmasked, and only where it is right', () => {
  const stream = open(UNDERSTOOD)
  const before = stream.shown().length
  const added = () => stream.shown().slice(before)
  stream.hear('{"topics":[],"quotes":[{"line_id":"L3","quote":"checkout failed for [EMAIL_1]: upstream')
  expect(added()).toBe('')
  stream.hear('{"topics":[],"quotes":[{"line_id":"L3","quote":"checkout failed for [EMAIL_1]: upstream"}')
  expect(added()).toBe(`\n\n**Lines that bear on your question**\n\n- ${code(EVIDENCE[2]?.text ?? '')} [L3]`)
  stream.hear(
    '{"topics":[],"quotes":[{"line_id":"L3","quote":"checkout failed for [EMAIL_1]: upstream"},{"line_id":"L1","quote":"![x](https://evil.example)"},{"line_id":"L3","quote":"upstream"}',
  )
  expect(added()).not.toContain('evil')
  expect(added().match(/\[L3\]/g)).toHaveLength(1)
})

it('has shown, in the end, the answer that counts, whatever the model says and however it is cut', () => {
  const quote = fc.record({
    line_id: fc.constantFrom('L1', 'L2', 'L3', 'L9'),
    quote: fc.oneof(fc.constantFrom(...EVIDENCE.map((line) => line.text)), fc.string()),
  })
  const said = fc.record({
    topics: fc.array(fc.constantFrom(...(Object.keys(INTENT_WORDS) as Intent[])), { maxLength: 3 }),
    quotes: fc.array(quote, { maxLength: 12 }),
  })
  fc.assert(
    fc.property(
      said,
      fc.constantFrom(UNDERSTOOD, UNKNOWN),
      fc.integer({ min: 1, max: 50 }),
      (model, question, length) => {
        const stream = open(question)
        const text = JSON.stringify(model)
        for (let end = length; end < text.length + length; end += length) stream.hear(text.slice(0, end))
        const answer = groundAnswer(facts, question, model)
        expect(answer.answer.startsWith(stream.shown())).toBe(true)
        stream.finish(answer)
        expect(stream.shown()).toBe(answer.answer)
      },
    ),
  )
})

it('adds nothing where the answer that counts is another', () => {
  const stream = open(UNDERSTOOD)
  const before = stream.shown()
  stream.finish({ ...answerQuestion(facts, 'Generate runbook') })
  expect(stream.shown()).toBe(before)
})
