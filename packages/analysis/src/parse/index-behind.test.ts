import fc from 'fast-check'
import { expect, it } from 'vitest'
import { holdsQuoted, indexBehind, indexOfProtocol } from './index-behind.ts'

it('finds what a plain search for both finds', () => {
  const text = fc.string({ unit: fc.constantFrom(' ', '[', 'a', '"'), maxLength: 12 })
  const needle = fc.string({ unit: fc.constantFrom('[', 'a', '"'), minLength: 1, maxLength: 2 })
  fc.assert(
    fc.property(text, needle, fc.nat(6), (line, rest, from) => {
      expect(indexBehind(32, rest, line, from)).toBe(line.indexOf(` ${rest}`, from))
    }),
    { numRuns: 2000 },
  )
})

it.each([
  ['GET / HTTP/1.1', 5],
  ['HTTP/1.1 200', -1],
  ['xHTTP/1.1 and HTTP/2', 13],
  ['', -1],
])('finds the protocol in "%s" at %i', (text, at) => {
  expect(indexOfProtocol(text)).toBe(at)
})

it('tells a key of an object from the end of another', () => {
  expect(holdsQuoted('{"loglevel":1}', 'level"')).toBe(false)
  expect(holdsQuoted('{"loglevel":1,"level":2}', 'level"')).toBe(true)
})
