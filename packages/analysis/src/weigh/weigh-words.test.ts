import { expect, it } from 'vitest'
import { eventOf } from '../../test/event-of.ts'
import type { Candidate } from './candidate.ts'
import { WORD_PLACES, WORD_STEP, weighWords, wordPlacesOf } from './weigh-words.ts'

const saying = (message: string, more: Readonly<Record<string, unknown>> = {}): Candidate =>
  ({
    change: null,
    isCounted: false,
    symptom: { service: 'billing', contrast: 'new', level: 'error', signature: null, samples: [eventOf(message)] },
    ...more,
  }) as unknown as Candidate

const weightsFor = (message: string): Int8Array => {
  const weights = new Int8Array(WORD_PLACES)
  for (const place of wordPlacesOf(saying(message))) weights[place] = 1
  return weights
}

it('adds a step for each word that was learned', () => {
  const known = saying('certificate expired yesterday')
  const weights = weightsFor('certificate expired yesterday')
  expect(weighWords(known, weights)).toBeCloseTo(wordPlacesOf(known).length * WORD_STEP)
  expect(weighWords(saying('certificate renewed'), weights)).toBeLessThan(weighWords(known, weights))
})

it('knows what kind of line says it: the same words of a change are others', () => {
  const line = saying('pool resized')
  const change = saying('pool resized', { change: { kind: 'configuration', event: eventOf('pool resized') } })
  expect([...wordPlacesOf(change)]).not.toEqual([...wordPlacesOf(line)])
})

it('does not ask who says it', () => {
  const { symptom } = saying('pool exhausted')
  const renamed = saying('pool exhausted', { symptom: { ...symptom, service: 'invoices' } })
  expect([...wordPlacesOf(renamed)]).toEqual([...wordPlacesOf(saying('pool exhausted'))])
})

it('hears no words in what objects or numbers show', () =>
  expect(wordPlacesOf(saying('selector matches no pod', { mismatch: {} }))).toHaveLength(0))
