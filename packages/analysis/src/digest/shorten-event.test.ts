import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LogEvent } from '../model/log-event.ts'
import { shortenEvent } from './shorten-event.ts'
import { shortenTemplate } from './shorten-text.ts'

const text = fc.string({ unit: fc.constantFrom('a', ' ', '\u{1f525}', 'ä', '\n'), maxLength: 300 })
const texts = fc.array(text, { maxLength: 8 })
const fields = fc.dictionary(fc.string({ minLength: 1, maxLength: 6 }), text, { maxKeys: 6 })
const chars = fc.integer({ min: 2, max: 400 })

const event = fc
  .record({ message: text, raw: text, continuation: texts, type: text, causes: texts, fields, path: text, host: text })
  .map(({ type, causes, path, host, ...given }): LogEvent => ({
    ...given,
    ref: { source: 'a.log', line: 1, offset: 0 },
    lineCount: 1,
    timestampMs: 0,
    zoneAssumed: false,
    level: 'error',
    ...(given.continuation.length > 0 && {
      continuationRefs: given.continuation.map((_line, at) => [at, at] as const),
    }),
    format: 'plain',
    entities: { host },
    http: { path },
    exception: { type, message: given.message, frames: causes, causes },
  }))

const sizeOf = ({ message, raw, continuation, entities, http, exception, fields: further }: LogEvent): number =>
  [message, raw, ...continuation, ...Object.values(entities), ...Object.entries(further).flat()]
    .concat(http?.path ?? '', exception?.type ?? '', exception?.message ?? '')
    .concat(exception?.frames ?? [], exception?.causes ?? [])
    .reduce((sum, { length }) => sum + length, 0)

describe('a shortened event', () => {
  it('holds nine times its bound at most', () => {
    fc.assert(
      fc.property(event, chars, (given, limit) => {
        expect(sizeOf(shortenEvent(given, limit))).toBeLessThanOrEqual(9 * limit)
      }),
    )
  })

  it('is the same in two steps as in one', () => {
    fc.assert(
      fc.property(event, chars, chars, (given, a, b) => {
        const [more, less] = [Math.max(a, b), Math.min(a, b)]
        expect(shortenEvent(shortenEvent(given, more), less)).toEqual(shortenEvent(given, less))
      }),
    )
  })

  it('has as many places as continuation lines, and quotes what stands in the log', () => {
    fc.assert(
      fc.property(event, chars, (given, limit) => {
        const { raw, continuation, continuationRefs } = shortenEvent(given, limit)
        expect(continuationRefs?.length ?? 0).toBe(continuation.length)
        expect(given.raw.startsWith(raw)).toBe(true)
        expect(raw.isWellFormed()).toBe(true)
        for (const [at, line] of continuation.entries()) expect(given.continuation[at]?.startsWith(line)).toBe(true)
      }),
    )
  })

  it('is the event itself where that is short enough', () => {
    fc.assert(
      fc.property(event, (given) => {
        expect(shortenEvent(given, 16_384)).toBe(given)
      }),
    )
  })
})

it('shortens a template in two steps as in one', () => {
  fc.assert(
    fc.property(text, chars, chars, (given, a, b) => {
      const [more, less] = [Math.max(a, b), Math.min(a, b)]
      expect(shortenTemplate(shortenTemplate(given, more), less)).toBe(shortenTemplate(given, less))
      expect(shortenTemplate(given, less).length).toBeLessThanOrEqual(less)
    }),
  )
})
