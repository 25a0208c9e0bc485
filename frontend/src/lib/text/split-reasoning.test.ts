import { expect, it } from 'vitest'
import { splitReasoning } from './split-reasoning.ts'

it('keeps a short text whole and drops log markers', () => {
  expect(splitReasoning('The pool ran dry [L12], then requests failed [L3, L4].')).toEqual([
    'The pool ran dry, then requests failed.',
  ])
})

it('splits a long text at sentence ends without losing a word', () => {
  const sentence = 'The connection pool of the payment service was exhausted within two minutes of the deploy.'
  const text = Array.from({ length: 9 }, () => sentence).join(' ')
  const paragraphs = splitReasoning(text)
  expect(paragraphs.length).toBeGreaterThan(1)
  expect(paragraphs.join(' ')).toBe(text)
})

it('has nothing to say about nothing', () => {
  expect(splitReasoning('  ')).toEqual([])
})

const sentence = 'The connection pool of payments was exhausted within two minutes of the deploy, and stayed so.'

it.each([
  { name: 'two sentences', text: `${sentence} ${sentence} ${sentence}` },
  {
    name: 'sentences that begin with a name in lower case',
    text: `${sentence} checkout then failed ${'again and '.repeat(12)}again. ok.`,
  },
  {
    name: 'one sentence of several clauses',
    text: `${'The pool ran dry and nothing was returned '.repeat(4)}to it; ${'the callers waited '.repeat(5)}`,
  },
])('splits everything over 200 characters: $name', ({ text }) => {
  const paragraphs = splitReasoning(text)
  expect(text.length).toBeGreaterThan(200)
  expect(paragraphs.length).toBeGreaterThan(1)
  expect(paragraphs.join(' ')).toBe(text.trim())
})

it('leaves 200 characters whole', () => {
  const text = `${'a'.repeat(99)}. ${'b'.repeat(98)}.`
  expect(splitReasoning(text)).toEqual([text])
})

it('keeps a sentence and what it quotes in parentheses together', () => {
  const said = 'The disk is full: no space is left, so Postgres can neither extend its files nor write its log'
  const quoting = `${said} (could not extend file base/16384/24085, No space left on device. HINT: Check free disk space on the volume).`
  expect(quoting.length).toBeGreaterThan(200)
  expect(splitReasoning(`${quoting} ${sentence} ${sentence}`)[0]).toBe(quoting)
})
