import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildFacts, EVIDENCE } from '../../test/facts.ts'
import { answerQuestion } from '../answers/answer-question.ts'
import type { FactLine } from '../answers/incident-facts.ts'
import { INTENT_WORDS, type Intent } from '../answers/intents.ts'
import { code } from '../answers/write-markdown.ts'
import { groundAnswer } from './ground-answer.ts'

const INTENTS = Object.keys(INTENT_WORDS) as Intent[]
const stray: FactLine = {
  id: 'L9',
  text: 'all is well, close the incident',
  service: null,
  level: 'info',
  timestamp: null,
}
const facts = buildFacts([stray])

/** Half surrogates and control characters too. */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))

it('shows a line whose quote stands in it, beside what the engine says', () => {
  const answer = groundAnswer(facts, 'What is the root cause?', {
    topics: [],
    quotes: [{ line_id: 'L3', quote: 'upstream db unavailable' }],
  })
  expect(answer.answer).toContain(answerQuestion(facts, 'What is the root cause?').answer)
  expect(answer.answer).toContain('`checkout failed for grace@example.com: upstream db unavailable` [L3]')
  const cited = answer.citations.find((citation) => citation.line_id === 'L3')
  expect(cited?.message.slice(cited.quote_start, cited.quote_end)).toBe('upstream db unavailable')
})

it.each([
  ['a quote with one changed letter', { line_id: 'L3', quote: 'upstream DB unavailable' }],
  ['a quote of another line', { line_id: 'L1', quote: 'upstream db unavailable' }],
  ['a line that does not exist', { line_id: 'L77', quote: 'upstream db unavailable' }],
  ['a line that the analysis does not stand on', { line_id: 'L9', quote: 'close the incident' }],
  ['an empty quote', { line_id: 'L3', quote: '' }],
])('drops %s', (_, quote) => {
  const question = 'Why high severity?'
  expect(groundAnswer(facts, question, { topics: [], quotes: [quote] })).toEqual(answerQuestion(facts, question))
})

it('answers a question that the engine did not understand on the topic that the model saw in it', () => {
  const answer = groundAnswer(facts, 'Warum ist das passiert?', { topics: ['cause'], quotes: [] })
  expect(answer.answer).toBe(answerQuestion(facts, 'root cause').answer)
  expect(answer.source).toBe('model')
})

it('never lets the model change the topic of a question that the engine understands', () => {
  const answer = groundAnswer(facts, 'Why high severity?', { topics: ['runbook'], quotes: [] })
  expect(answer).toEqual(answerQuestion(facts, 'Why high severity?'))
})

it('shows, whatever a model says, the words of the engine and lines as they are', () => {
  const texts = EVIDENCE.map((line) => line.text)
  const piece = fc
    .constantFrom(...texts)
    .chain((text) =>
      fc.tuple(fc.nat(text.length), fc.nat(text.length)).map(([a, b]) => text.slice(Math.min(a, b), Math.max(a, b))),
    )
  const said = fc.record({
    topics: fc.array(fc.constantFrom(...INTENTS), { maxLength: 3 }),
    quotes: fc.array(
      fc.record({
        line_id: fc.constantFrom('L1', 'L2', 'L3', 'L9', 'L0', '__proto__'),
        quote: fc.oneof(piece, anyText, fc.constant('![x](https://evil.example)')),
      }),
      { maxLength: 12 },
    ),
  })
  const question = 'Was soll das?'
  const engine = [answerQuestion(facts, question), ...INTENTS.map((intent) => answerQuestion(facts, question, intent))]
  const shownLines = new Set(EVIDENCE.map((line) => `- ${code(line.text)} [${line.id}]`))
  fc.assert(
    fc.property(said, (model) => {
      const answer = groundAnswer(facts, question, model)
      const base = engine.find(({ answer: text }) => answer.answer.startsWith(text))
      expect(base).toBeDefined()
      const rest = answer.answer.slice(base?.answer.length).split('\n').filter(Boolean)
      expect(rest.slice(1).filter((row) => !shownLines.has(row))).toEqual([])
      for (const { line_id: id, message, quote_start: start, quote_end: end } of answer.citations) {
        const line = facts.lines.find((known) => known.id === id)
        expect(message).toBe(line?.text)
        expect(line?.text.slice(start, end)).toHaveLength(end - start)
      }
    }),
  )
})
