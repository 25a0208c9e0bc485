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
