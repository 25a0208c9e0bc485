import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digestEvents } from '../../test/analyze-texts.ts'
import type { Digest } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { MAX_SAMPLE_CHARS, MAX_TEMPLATE_CHARS } from './bound-texts.ts'
import { mergeDigests } from './merge-digests.ts'

/** In letters, because a number would be masked. */
const nameOf = (index: number): string =>
  index.toString(26).replaceAll(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))

function eventOf(index: number, kinds: number, chars: number): LogEvent {
  const message = `${nameOf(index % kinds)} has failed ${'because of it '.repeat(chars / 14)}`
  return {
    ref: { source: 'a.log', line: index + 1, offset: index * chars },
    lineCount: 1,
    timestampMs: index * 1_000,
    zoneAssumed: false,
    level: 'error',
    message,
    raw: `ERROR ${message}`,
    continuation: index % 3 === 0 ? [message, message] : [],
    ...(index % 3 === 0 && { continuationRefs: [[1, 1] as const, [2, 2] as const] }),
    format: 'plain',
    entities: {},
    fields: { detail: message.slice(0, 1_024) },
  }
}

const sampleChars = ({ templates }: Digest): number =>
  Object.values(templates)
    .flatMap(({ samples }) => samples)
    .reduce((sum, { message }) => sum + message.length, 0)

const templateChars = ({ templates }: Digest): number =>
  Object.values(templates).reduce((sum, { text }) => sum + text.length, 0)

describe.each([
  { name: 'of few long lines', lines: 600, kinds: 40, chars: 20_000 },
  { name: 'of many kinds of lines', lines: 1_200, kinds: 1_200, chars: 2_400 },
  { name: 'of many kinds of lines that come again', lines: 3_600, kinds: 300, chars: 140 },
])('a digest $name', ({ lines, kinds, chars }) => {
  const events = Array.from({ length: lines }, (_none, index) => eventOf(index, kinds, chars))
  const whole = digestEvents(events)
  const bytes = JSON.stringify(whole)

  it('holds no more text than its bounds', () => {
    expect(Object.keys(whole.templates).length).toBe(kinds)
    expect(sampleChars(whole)).toBeLessThanOrEqual(MAX_SAMPLE_CHARS)
    expect(templateChars(whole)).toBeLessThanOrEqual(MAX_TEMPLATE_CHARS)
    expect(bytes.length).toBeLessThan(9 * MAX_SAMPLE_CHARS + MAX_TEMPLATE_CHARS)
    expect(Object.values(whole.templates).reduce((sum, { count }) => sum + count, 0)).toBe(lines)
    for (const { samples } of Object.values(whole.templates)) expect(samples.length).toBeGreaterThan(0)
  })

  it('is one digest, however it is cut and merged', () => {
    const third = lines / 3
    const parts = [events.slice(0, third), events.slice(third, 2 * third), events.slice(2 * third)].map(digestEvents)
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: 3 }), fc.boolean(), (given, isTurned) => {
        const [a, b, c] = given as [Digest, Digest, Digest]
        const merged = isTurned ? mergeDigests(c, mergeDigests(b, a)) : mergeDigests(mergeDigests(a, b), c)
        expect(JSON.stringify(merged) === bytes).toBe(true)
      }),
      { numRuns: 4 },
    )
  })
})

it('counts the events that are too long and the samples that are left out', () => {
  const long = digestEvents(Array.from({ length: 5 }, (_none, index) => eventOf(index, 1, 20_000)))
  expect(long.folded).toMatchObject({ texts: 5, samples: 0 })
  const many = digestEvents(Array.from({ length: 6_000 }, (_none, index) => eventOf(index, 600, 140)))
  const kept = Object.values(many.templates).reduce((sum, { samples }) => sum + samples.length, 0)
  expect(kept).toBeLessThan(5_000)
  expect(many.folded?.samples).toBeGreaterThan(1_000)
  expect(mergeDigests(many, digestEvents([])).folded).toEqual(many.folded)
})
