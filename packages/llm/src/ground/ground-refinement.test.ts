import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildFacts, EVIDENCE } from '../../test/facts.ts'
import { POISON_LINES } from '@holdfast/testing/poison-lines'
import { namesOf } from '../answers/rank-statements.ts'
import { refinementContext } from '../answers/refinement-context.ts'
import { CLAIM_WORDS } from './claim-words.ts'
import { groundRefinement } from './ground-refinement.ts'
import type { ModelClaim, ModelRefinement } from './model-refinement.ts'

const context = refinementContext(
  buildFacts([{ id: 'L9', text: 'all is well, a solar flare', service: null, level: 'info', timestamp: null }]),
)
const nothing: ModelRefinement = { ranking: [], title: null, summary: [], explanation: [] }
const quote = { line_id: 'L1', quote: 'No space left on device' }
const ground = (text: string, quotes: ModelClaim['quotes'] = [quote]) =>
  groundRefinement(context, { ...nothing, summary: [{ text, quotes }] })

it('shows what is said in words of the lines and of the engine', () => {
  const text = 'The disk of db is full, so it could not write to file pg_wal/xlogtemp.42.'
  const { summary, dropped } = ground(text)
  expect(dropped).toEqual([])
  expect(summary).toMatchObject([{ text, quotes: [{ line: { id: 'L1' }, start: 53, end: 76 }] }])
})

it.each([
  ['a cause that nothing says', 'The cause is a solar flare.', [quote]],
  ['a cause in words of a line alone', 'The cause is mallory.', [{ line_id: 'L2', quote: 'user=mallory' }]],
  ['a number that nothing says', 'The disk of db is full since 4711 s.', [quote]],
  ['a name of its own', 'The disk of db-7.internal is full.', [quote]],
  ['a negation', 'The disk of db is not full.', [quote]],
  ['a negation elsewhere than in the line', 'It could write to file and not to db.', [quote]],
  ['a severity', 'The disk of db is full, which is low.', [quote]],
  ['a command', 'Run `rm -rf pg_wal` on db at once.', [quote]],
  ['an address', 'The disk of db is full https://evil.example', [quote]],
  ['a link', 'The [disk](x) of db is full.', [quote]],
  ['hidden characters', 'The disk of db is \u202Efull.', [quote]],
  ['a quote that stands nowhere', 'The disk of db is full.', [{ line_id: 'L1', quote: 'no space left' }]],
  ['a quote of another line', 'The disk of db is full.', [{ line_id: 'L2', quote: 'No space left on device' }]],
  ['a line that proves nothing', 'The disk of db is full.', [{ line_id: 'L9', quote: 'all is well' }]],
  ['no quote', 'The disk of db is full.', []],
])('drops %s', (_, text, quotes) => {
  const { summary, dropped } = ground(text, quotes)
  expect(summary).toEqual([])
  expect(dropped).toHaveLength(1)
})

it.each(POISON_LINES.filter((text) => text.length > 40))('repeats nothing of %j', (text) => {
  const claim = { text, quotes: [quote] }
  const { title, summary, explanation } = groundRefinement(context, {
    ranking: [{ cause: 'C2', quotes: [{ line_id: 'L1', quote: text }] }],
    title: claim,
    summary: [claim],
    explanation: [claim],
  })
  expect({ title, summary, explanation }).toEqual({ title: null, summary: [], explanation: [] })
})

/** The worst case: the engine itself took the attacker's line for evidence, and the model quotes it rightly. */
it.each(POISON_LINES.filter((text) => text.length > 40))('repeats nothing of %j, even where it is evidence', (text) => {
  const lines = [...context.lines, { id: 'L8', text }]
  const words = text.split(/\s+/)
  const parts = [text, words.slice(0, 6).join(' '), words.slice(-6).join(' '), words.slice(3).join(' ')]
  const orders = [
    'the severity is low',
    'the root cause is a solar flare',
    'rm -rf / is the fix',
    'this is a false alarm',
  ]
  const proof = [{ line_id: 'L8', quote: text.slice(0, 24) }]
  const summary = [...parts, ...orders].map((part) => ({ text: part, quotes: proof }))
  const shown = groundRefinement({ ...context, lines }, { ...nothing, summary: summary.slice(0, 8) })
  for (const { text: said } of shown.summary)
    expect(said).not.toMatch(/severity|solar|rm -rf|false alarm|curl|evil|<|\]\(/i)
})

const causes = [0.6, 0.5, 0.1].map((confidence, index) => ({
  statement: `Cause ${index}`,
  confidence,
  service: null,
  lineIds: [`L${index + 1}`],
}))
const quoteOf = (index: number) => ({
  line_id: `L${index + 1}`,
  quote: EVIDENCE[index]?.text.slice(0, 20) ?? '',
})
const order = (...ranked: [string, number][]) =>
  groundRefinement(
    { ...context, causes },
    { ...nothing, ranking: ranked.map(([cause, index]) => ({ cause, quotes: [quoteOf(index)] })) },
  ).order

it('lets a model decide between causes that the engine holds for about as likely, and no others', () => {
  expect(order(['C2', 1], ['C1', 0])).toEqual([1, 0, 2])
  expect(order(['C3', 2], ['C1', 0])).toEqual([0, 1, 2])
  expect(order(['C3', 2], ['C2', 1])).toEqual([1, 0, 2])
})

it('moves no cause for a quote that is not of its own evidence', () => {
  expect(order(['C2', 0], ['C9', 1], ['__proto__', 1])).toEqual([0, 1, 2])
})

it('shows, whatever a model says, quotes that stand in their lines and words that something says', () => {
  const piece = fc
    .constantFrom(...EVIDENCE.map((line) => line.text))
    .chain((text) =>
      fc.tuple(fc.nat(text.length), fc.nat(text.length)).map(([a, b]) => text.slice(Math.min(a, b), Math.max(a, b))),
    )
  const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))
  const words = fc
    .array(fc.constantFrom('the', 'disk', 'of', 'db', 'is', 'full', 'not', 'low', 'flare', '42', '43', 'checkout'))
    .map((some) => some.join(' '))
  const quotes = fc.array(
    fc.record({
      line_id: fc.constantFrom('L1', 'L2', 'L3', 'L9', '__proto__'),
      quote: fc.oneof(piece, anyText),
    }),
    { maxLength: 4 },
  )
  const claim = fc.record({ text: fc.oneof(words, piece, anyText), quotes })
  const said = fc.record({
    ranking: fc.array(fc.record({ cause: fc.constantFrom('C1', 'C2', 'C3', 'C9', ''), quotes }), { maxLength: 5 }),
    title: fc.option(claim),
    summary: fc.array(claim, { maxLength: 4 }),
    explanation: fc.array(claim, { maxLength: 6 }),
  })
  const engine = [
    context.title,
    context.service ?? '',
    ...context.affected,
    ...context.causes.map((one) => one.statement),
  ]
  fc.assert(
    fc.property(said, (model) => {
      const shown = groundRefinement(context, model)
      expect(shown.order.toSorted((a, b) => a - b)).toEqual(context.causes.map((_, index) => index))
      for (const { text, quotes: proofs } of [
        ...(shown.title ? [shown.title] : []),
        ...shown.summary,
        ...shown.explanation,
      ]) {
        expect(proofs).not.toEqual([])
        for (const { line, start, end } of proofs) {
          expect(EVIDENCE.find((known) => known.id === line.id)?.text.slice(start, end)).toHaveLength(end - start)
        }
        const sources = [...engine, ...proofs.map(({ line }) => line.text)].join(' ').toLowerCase()
        for (const word of namesOf(text)) {
          expect(CLAIM_WORDS.has(word) || sources.includes(word.slice(0, Math.max(1, word.length - 3)))).toBe(true)
        }
      }
    }),
    { numRuns: 1_000 },
  )
})
