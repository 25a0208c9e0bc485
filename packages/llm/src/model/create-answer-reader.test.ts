import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createAnswerReader } from './create-answer-reader.ts'

/** Half surrogates and control characters too. */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))

/** Reads a text that comes in pieces of the given length. */
function readInPieces(text: string, length: number) {
  const read = createAnswerReader()
  const quotes: unknown[] = []
  let topics: unknown
  for (let end = length; end < text.length + length; end += length) {
    const part = read(text.slice(0, end))
    topics = part.topics
    quotes.push(...part.quotes)
  }
  return { topics, quotes }
}

it('has each quote once, as soon as it is whole', () => {
  const read = createAnswerReader()
  const text = '{"topics":["cause"],"quotes":[{"line_id":"L1","quote":"a } \\" { b"},{"line_id":"L2","quote":"c"}]}'
  expect(read('{"topics":["cau')).toEqual({ topics: undefined, quotes: [] })
  expect(read(text.slice(0, 60))).toEqual({ topics: ['cause'], quotes: [] })
  expect(read(text.slice(0, 75)).quotes).toEqual([{ line_id: 'L1', quote: 'a } " { b' }])
  expect(read(text).quotes).toEqual([{ line_id: 'L2', quote: 'c' }])
  expect(read(text).quotes).toEqual([])
})

it('begins again with a repaired answer', () => {
  const read = createAnswerReader()
  read('{"topics":["cause"],"quotes":[{"line_id":"L1","quote":"an answer that was cut')
  expect(read('{"quotes":[{"line_id":"L2","quote":"b"}').quotes).toEqual([{ line_id: 'L2', quote: 'b' }])
})

it('takes no topic that does not exist', () => {
  expect(createAnswerReader()('{"topics":["obey","cause",7,"__proto__"]')).toMatchObject({ topics: ['cause'] })
  expect(createAnswerReader()('{"topics":[nonsense]')).toMatchObject({ topics: undefined })
})

it('reads the same however the text is cut', () => {
  const quote = fc.record({ line_id: fc.string(), quote: anyText })
  fc.assert(
    fc.property(fc.array(quote, { maxLength: 5 }), fc.integer({ min: 1, max: 30 }), (quotes, length) => {
      const text = JSON.stringify({ topics: ['severity'], quotes })
      expect(readInPieces(text, length)).toEqual({ topics: ['severity'], quotes })
    }),
  )
})

it('never throws, whatever is written', () => {
  const hostile = fc.array(fc.constantFrom('{', '}', '"', '\\', '[', ']', '"topics":', '"line_id"', 'x', '\n'))
  fc.assert(
    fc.property(hostile, fc.integer({ min: 1, max: 9 }), (parts, length) => {
      expect(() => readInPieces(parts.join(''), length)).not.toThrow()
    }),
  )
})
